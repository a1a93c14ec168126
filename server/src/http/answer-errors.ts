import { type ErrorCode, errorCatalogue } from '@shop/contract/errors.ts';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { errorWording } from '@shop/wording/errors.ts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/** What Fastify itself refuses before a route is reached. */
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

/** Turns whatever is thrown into an answer of the contract. No stack and no SQL ever leaves the server. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalFor(error);
  if (refusal.code === 'internal_error') request.log.error({ err: error }, 'failed');
  else if (refusal.code === 'service_unavailable') request.log.error({ reason: error.message }, 'unavailable');
  else request.log.info({ code: refusal.code }, 'refused');
  return answerRefusal(refusal, request, reply);
}

export function answerRefusal({ code, details }: Refusal, request: FastifyRequest, reply: FastifyReply) {
  const { status } = errorCatalogue[code];
  if (code === 'service_unavailable') reply.header('retry-after', '5');
  reply.code(status).header('cache-control', 'no-store');
  if (code === 'invalid_request') return reply.send((details as { fields: Record<string, string[]> }).fields);
  return reply.send({ detail: errorWording[code], code, request_id: request.id, ...details });
}

function refusalFor(error: FastifyError): Refusal {
  if (isRefusal(error)) return error;
  const code = fastifyRefusals[error.code];
  if (code !== undefined) return new Refusal(code, {} as never);
  return new Refusal(isDatabaseGone(error) ? 'service_unavailable' : 'internal_error', {});
}

/** Connection refused, reset or timed out, or the server shutting down: it will be back, unlike a bug. */
function isDatabaseGone(error: Error): boolean {
  const cause = (error.cause ?? error) as Error & { code?: string };
  if (/^(ECONN|ENOTFOUND|ETIMEDOUT|EPIPE|ENOENT|08|57P0|53300)/.test(cause.code ?? '')) return true;
  return /timeout exceeded when trying to connect|connection terminated/i.test(cause.message);
}
