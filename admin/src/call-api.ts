import { readRefusal } from '@shop/contract/client.ts';
import type { FieldErrors } from '@shop/contract/errors.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { errorWording } from '@shop/wording/errors.ts';
import { HttpError } from 'react-admin';
import { askAboutPrices, confirmed } from './ask-about-prices.ts';
import { openCall } from './open-call.ts';
import { isUnattended } from './unattended.ts';

/** The part of a refusal that react-admin gets: its code and its field errors. */
export type RefusalBody = { code?: string; errors?: object };

/** Calls the API. Refusals are thrown with a Ukrainian message. */
export async function callApi(method: string, path: string, body?: unknown): Promise<unknown> {
  const isFile = body instanceof Blob;
  const call = openCall(method, path, body);
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...call.headers,
      ...(isUnattended() && { 'x-unattended': 'yes' }),
      ...(body !== undefined && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new HttpError(adminWording.noConnection, 0);
  });
  if (response.status < 500) call.isAnswered();
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  if (await askAboutPrices(answer)) return await callApi(method, ...confirmed(path, body));
  throw toHttpError(response.status, answer);
}

function toHttpError(status: number, answer: unknown): HttpError {
  const refusal = readRefusal(status, answer);
  if (!isRefusal(refusal)) return new HttpError(errorWording.internal_error, status);
  if (refusal.code !== 'invalid_request')
    return new HttpError(refusal.words, status, { code: refusal.code } satisfies RefusalBody);
  const { fields } = refusal.details as { fields: FieldErrors };
  return new HttpError(errorWording.invalid_request, status, { errors: messagesByField(fields) } satisfies RefusalBody);
}

/** One message per field, however deeply nested. */
function messagesByField(fields: FieldErrors): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, said]) => [name, Array.isArray(said) ? said.join(' ') : messagesByField(said)]),
  );
}

/** The code, if the error is a refusal. */
export function refusalCode(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as RefusalBody | undefined)?.code : undefined;
}

/** The message of any thrown error. */
export function errorMessage(error: unknown): string {
  return (error instanceof HttpError && error.message) || errorWording.internal_error;
}
