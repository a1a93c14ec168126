/** The keys of calls to which no answer has come, by what was asked. */
const unanswered = new Map<string, string>();

/**
 * A call that changes something has a key. When its answer is lost, whoever presses the button again with the same
 * content means the same call: it has the same key, and the shop does not do it twice.
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
