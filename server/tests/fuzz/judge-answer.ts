import type { Endpoint } from '@shop/contract/endpoint.ts';
import { errorAnswers } from '@shop/contract/error-answers.ts';
import { type ErrorCode, errorCatalogue } from '@shop/contract/errors.ts';
import type { OddRequest } from './odd-requests.ts';

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Names of libraries, files and errors, which must not leak in replies. */
const leaks =
  /\n\s+at |node_modules|node:internal|file:\/\/|\.ts:\d|\/tmp\/|\/home\/|\bfastify|FST_ERR|\bzod\b|drizzle|\bpg-?boss|postgres|pglite|\b(select|insert into|update) .{1,80}\b(from|values|set)\b|ECONN|ENOENT|EISDIR|(Type|Syntax|Range|Reference)Error|Cannot read propert|invalid input syntax|violates .* constraint/i;

/** Refusals that any address may give before routing. */
const anywhere: readonly ErrorCode[] = ['malformed_request', 'not_found', 'body_too_large', 'unsupported_media_type'];
/** A random call may switch these on. */
const unavailable: readonly string[] = ['carrier_unavailable', 'maintenance'];

const known = new Map<Endpoint, ReadonlySet<ErrorCode>>();

/** All error codes that the contract allows for a call. */
function allowedCodes(endpoint: Endpoint): ReadonlySet<ErrorCode> {
  const codes = known.get(endpoint) ?? new Set(errorAnswers(endpoint, true).flatMap((answer) => answer.codes));
  known.set(endpoint, codes);
  return codes;
}

/** The first problem of a reply, if any. These checks hold for any request. */
export function findFault(request: OddRequest, { status, headers, body }: Answer): string | undefined {
  if ('x-injected' in headers || String(headers['set-cookie'] ?? '').includes('injected'))
    return 'a header was injected';
  if (headers['x-content-type-options'] !== 'nosniff') return 'an answer without the headers of safety';
  if (status < 400) return undefined;
  if (leaks.test(body)) return 'an error tells what the shop is made of';
  if (!request.path.startsWith('/api/v1/')) return status >= 500 && status !== 503 ? 'failed' : undefined;
  return faultOfRefusal(request, { status, headers, body });
}

function faultOfRefusal({ endpoint, method }: OddRequest, { status, headers, body }: Answer): string | undefined {
  if (method === 'HEAD') return undefined;
  if (!String(headers['content-type']).startsWith('application/json')) return 'an error that is no JSON';
  const said = JSON.parse(body) as { code?: ErrorCode; detail?: unknown; request_id?: unknown };
  // A field may also be named `code`.
  if (typeof said.code !== 'string') return status === 400 ? undefined : 'an error without a code';
  if (status >= 500 && !unavailable.includes(said.code)) return 'failed';
  if (errorCatalogue[said.code]?.status !== status) return 'an error that the catalogue does not know';
  if (typeof said.detail !== 'string' || said.request_id !== headers['x-request-id'])
    return 'an error in another shape';
  if (endpoint === undefined || anywhere.includes(said.code)) return undefined;
  return allowedCodes(endpoint).has(said.code)
    ? undefined
    : `the contract does not say that this call may answer ${said.code}`;
}
