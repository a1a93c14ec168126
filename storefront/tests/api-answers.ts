/** A request of the page to the API. */
export type Call = { address: string; query: Record<string, string>; body: unknown; signal: AbortSignal | undefined };
/** A bare value is the body of an answer 200. */
type Answer = Response | object | Promise<Response | object>;
type Answers = Record<string, (call: Call) => Answer>;

let answers: Answers = {};
let calls: Call[] = [];

/** Sets what the API answers from now on, by 'POST /api/v1/users/'. Gives the list of calls, which grows. */
export function answerApi(next: Answers): Call[] {
  answers = next;
  calls = [];
  return calls;
}

/** An answer with headers of its own. */
export const answerWith = (body: object, headers: Record<string, string>) => Response.json(body, { headers });

/** An answer that is not 200. */
export const refusal = (status: number, body: object | string) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

/** Fails as a browser without a connection does. */
export function noAnswer(): never {
  throw new TypeError('Failed to fetch');
}

/** Replaces `fetch`. */
export async function fetchAnswer(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), 'http://shop.example');
  const address = `${init?.method ?? 'GET'} ${pathname}`;
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : init?.body;
  const call = { address, query: Object.fromEntries(searchParams), body, signal: init?.signal ?? undefined };
  calls.push(call);
  const answer = answers[address];
  if (answer === undefined) throw new Error(`The test has no answer to ${address}`);
  const given = await answer(call);
  call.signal?.throwIfAborted();
  return given instanceof Response ? given : Response.json(given);
}
