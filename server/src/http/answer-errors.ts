import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import {
  type ErrorCode,
  type ErrorDetails,
  errorCatalogue,
  type FieldErrors,
  saysErrorToo,
} from '@shop/contract/errors.ts';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { svgNotAccepted } from '@shop/wording/admin/look.ts';
import { errorWording } from '@shop/wording/errors.ts';
import { orderTooLarge, tooManyOfALine, tooManyOpenOrders, tooManyRequests } from '@shop/wording/limits.ts';
import { otherAddressWording } from '@shop/wording/other-address.ts';
import { gapsLeft } from '@shop/wording/page-gaps.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseGone } from '../database/database-gone.ts';
import { StoreFailure } from '../features/media/media-store.ts';
import { securityHeaders } from './security-headers.ts';

/** Requests that Fastify refuses before a route is reached. */
const fastifyRefusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_HANDLER_TIMEOUT: 'service_unavailable',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

type WithDetails = { [Code in ErrorCode]?: (details: ErrorDetails<Code>) => string };

/** Messages that contain a time to wait, a limit, the shop's phone or its address. */
const wordsWithDetails: WithDetails = {
  too_many_requests: ({ retry_after }) => tooManyRequests(retry_after),
  foreign_origin: otherAddressWording.refusal,
  too_many_of_a_line: tooManyOfALine,
  order_too_large: orderTooLarge,
  too_many_open_orders: tooManyOpenOrders,
  gaps_left: gapsLeft,
  svg_not_accepted: ({ reason }) => svgNotAccepted(reason),
};

/** In seconds, matching the messages. */
export const retryAfterSeconds = '60';
export const maintenanceSeconds = '3600';

/** Turns any error into a reply of the contract. No stack and no SQL ever leaves the server. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  // A request aborted by its client fails with the same codes as a lost database connection, but is no fault of the shop.
  if (request.raw.destroyed && !request.raw.complete) request.log.info('request aborted by client');
  else if (refusal.code === 'internal_error') request.log.error({ err: error }, 'request failed');
  else if (refusal.code === 'service_unavailable')
    request.log.error({ reason: ((error.cause ?? error) as Error).message }, 'unavailable');
  else request.log.info({ code: refusal.code }, 'refused');
  // Fastify closes the connection of a body that it does not read to its end. A client that is still sending (nginx with a
  // file of 22 MB) then gets a reset instead of the reply. So Node reads and drops the rest; awaitBodies limits how long.
  reply.removeHeader('connection');
  return answerRefusal(refusal, request, reply);
}

export function answerRefusal({ code, details }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status } = errorCatalogue[code];
  const { reason, retry_after, said } = details as { reason?: ErrorCode; retry_after?: number; said?: string };
  if (code === 'service_unavailable') reply.header('retry-after', retryAfterSeconds);
  if (code === 'maintenance') reply.header('retry-after', maintenanceSeconds);
  if (status === 401) reply.header('www-authenticate', 'Bearer realm="api"');
  if (retry_after !== undefined) reply.header('retry-after', String(retry_after));
  reply.code(status).header('cache-control', 'no-store');
  // Prefer the message of the reason, which is more exact than the code; append the message of another company.
  const words = wordsWithDetails[code]?.(details as never) ?? errorWording[reason ?? code];
  const detail = said === undefined ? words : `${words} ${said}`;
  if (code !== 'invalid_request')
    return reply.send({ detail, code, request_id: request.id, ...details, ...errorField(request, detail) });
  const { fields } = details as { fields: FieldErrors };
  return reply.send({ ...fields, ...errorField(request, firstMessage(fields) ?? detail) });
}

function errorField({ routeOptions }: FastifyRequest, error: string): { error?: string } {
  return saysErrorToo(routeOptions?.url ?? '') ? { error } : {};
}

function firstMessage(fields: FieldErrors | string[]): string | undefined {
  const [first] = Object.values(fields);
  return first === undefined || typeof first === 'string' ? first : firstMessage(first);
}

function refusalFor(error: FastifyError): Refusal {
  if (isRefusal(error)) return error;
  const code =
    fastifyRefusals[error.code] ?? (isTemporary(error) ? 'service_unavailable' : codeForStatus(error.statusCode));
  return new Refusal(code, {} as never);
}

function isTemporary(error: FastifyError): boolean {
  return isDatabaseGone(error) || error instanceof StoreFailure;
}

/** A 4xx of a plugin, such as for a file outside its folder, is caused by the request and is no bug. */
function codeForStatus(status: number | undefined): ErrorCode {
  if (status === undefined || status < 400 || status >= 500) return 'internal_error';
  return status === 400 ? 'malformed_request' : 'not_found';
}

const unreadable: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Time for the client to read the reply: one that is cut off while sending never reads it. */
const readingTimeMs = 5_000;

/** Answers bytes that are no valid HTTP: there is no request object yet, so the reply is written by hand. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
  const code = unreadable[error.code ?? ''] ?? 'malformed_request';
  const body = JSON.stringify({ detail: errorWording[code], code });
  const { status } = errorCatalogue[code];
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    ...securityHeaders(randomUUID(), { isHttps: false }),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  // `end` closes only our half: without this, a client that keeps its half open would hold the descriptor.
  setTimeout(() => socket.destroy(), readingTimeMs).unref();
}
