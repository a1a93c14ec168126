/** Idempotency keys of calls without an answer, by their content. */
const unanswered = new Map<string, string>();

/**
 * Every changing call has an idempotency key. If the answer is lost, a retry with the same content reuses the key, so
 * that the server does not run it twice.
 */
export function openCall(method: string, path: string, body: unknown) {
  const asked = JSON.stringify([method, path, body instanceof File ? [body.name, body.size, body.lastModified] : body]);
  const key = unanswered.get(asked) ?? crypto.randomUUID();
  if (method !== 'GET') unanswered.set(asked, key);
  return {
    headers: method === 'GET' ? {} : { 'idempotency-key': key },
    isAnswered: () => void unanswered.delete(asked),
  };
}
