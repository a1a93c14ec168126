import type { Clock } from './clock.ts';

/** How an answer of the API may fail. The request is carried out all the same. */
export type Mishap = 'silent' | 'broken' | 'garbage' | 'wrong signature' | 'slow';

const slowMs = 3_000;
const zeros = '0'.repeat(32);

export async function spoilt(mishap: Mishap | undefined, answer: string, clock: Clock): Promise<Response> {
  switch (mishap) {
    case 'silent':
      return await new Promise<never>(() => {});
    case 'slow':
      await new Promise<void>((passed) => clock.after(slowMs, passed));
      return json(answer);
    case 'broken':
      return new Response('<html>Internal Server Error</html>', { status: 500 });
    case 'garbage':
      return new Response('<html>Just a moment…</html>');
    case 'wrong signature':
      return json(answer.replace(/(?<="merchantSignature":")[0-9a-f]{32}/, zeros));
    case undefined:
      return json(answer);
  }
}

function json(text: string): Response {
  return new Response(text, { headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } });
}
