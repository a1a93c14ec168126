import type { Readable } from 'node:stream';
import { isAllowed } from '@shop/contract/admin/rights.ts';
import type { Endpoint } from '@shop/contract/endpoint.ts';
import { isRefusal, Refusal } from '@shop/contract/refusal.ts';
import { RequestKey } from '@shop/contract/shapes.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { refuseRepeated } from '../../features/audit/claim-request-key.ts';
import type { Limit } from '../../features/rate-limits/rate-limits.ts';
import { checkStaff, type Member } from '../../features/staff/sign-in/check-staff.ts';
import type { Shop } from '../../shop.ts';
import type { RequestContext } from '../request-context.ts';
import { type ParsedRequest, parseRequest } from './parse-request.ts';
import type { Serving } from './serve.ts';

type StaffLimit = { limit: Limit };

/** Binds an endpoint of the back office: only for staff, and only for those with a right that `needs` names. */
export type ServeStaff = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>, member: Member, context: RequestContext) => Promise<z.input<E['reply']>>,
  limited?: StaffLimit,
) => void;

/** A file to download or to show, with its file name. */
export type FileAnswer = { type: string; name: string; isShown?: boolean; body: Buffer | string | Readable };

/** Like ServeStaff, for an endpoint that replies with a file. */
export type ServeStaffFile = <E extends Endpoint>(
  endpoint: E,
  answer: (request: ParsedRequest<E>, member: Member) => Promise<FileAnswer>,
) => void;

/**
 * Like ServeStaff, for the upload of a file of at most `largestBytes`. `gone` is aborted when the client has closed the
 * connection.
 */
export type ServeStaffUpload = <E extends Endpoint>(
  endpoint: E,
  largestBytes: number,
  answer: (request: ParsedRequest<E>, member: Member, gone: AbortSignal) => Promise<z.input<E['reply']>>,
) => void;

/** The second factor is set up here, so these endpoints cannot require it. */
const openWithoutSecondFactor = '/api/v1/admin/auth/';

/** Time limit for the upload and the work on a file, in milliseconds: 20,000 rows, or twenty megabytes. */
const fileTime = 120_000;

export function staffServing(
  app: FastifyInstance,
  shop: Pick<Shop, 'db'>,
  {
    createContext,
    rateLimiter,
    needsSecondFactor,
  }: Pick<Serving, 'createContext' | 'rateLimiter'> & { needsSecondFactor: boolean },
) {
  /** Checked before the request is parsed, so that strangers learn nothing from validation errors. */
  async function requireMember(
    { needs, path }: Endpoint,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Member> {
    if (typeof needs === 'string') throw new Error(`${path} is not a staff endpoint`);
    const token = createContext(request, reply).staffToken();
    // Automatic refreshes of an abandoned screen do not extend the session.
    const isUnattended = request.headers['x-unattended'] !== undefined;
    const member = token === undefined ? undefined : await checkStaff(shop.db, token, { isUnattended });
    if (member === undefined) throw new Refusal('not_authenticated', {});
    if (!isAllowed(needs, member.rights)) throw new Refusal('not_allowed', {});
    if (needsSecondFactor && !member.hasSecondFactor && !path.startsWith(openWithoutSecondFactor))
      throw new Refusal('second_factor_needed', {});
    if (request.method === 'GET') return member;
    const requestKey = RequestKey.optional().safeParse(request.headers['idempotency-key']);
    if (!requestKey.success) throw new Refusal('malformed_request', {});
    return { ...member, requestKey: requestKey.data };
  }

  const send = (endpoint: Endpoint, reply: FastifyReply, answered: unknown) => {
    reply.code(endpoint.status).header('cache-control', 'no-store');
    return endpoint.status === 204 ? reply.send() : reply.send(endpoint.reply.parse(answered));
  };

  const members = new WeakMap<FastifyRequest, Member>();
  const bind = (
    scope: FastifyInstance,
    endpoint: Endpoint,
    handler: (request: FastifyRequest, reply: FastifyReply, member: Member) => Promise<unknown>,
    options: { bodyLimit?: number; handlerTimeout?: number } = {},
  ) => {
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      ...options,
      // Before the body is read.
      onRequest: async (request, reply) => void members.set(request, await requireMember(endpoint, request, reply)),
      handler: async (request, reply) => {
        const member = members.get(request)!;
        await refuseRepeated(shop.db, member);
        try {
          return await handler(request, reply, member);
        } catch (error) {
          // Two requests with one idempotency key: the second may fail because of what the first has done.
          if (isRefusal(error)) await refuseRepeated(shop.db, member);
          throw error;
        }
      },
    });
  };

  const staff: ServeStaff = (endpoint, answer, limited) =>
    bind(app, endpoint, async (request, reply, member) => {
      const parsed = parseRequest(endpoint, request);
      const caller = { address: request.ip, subject: `staff ${member.id}` };
      if (limited !== undefined) await rateLimiter.consume(limited.limit, caller);
      const answered = await answer(parsed, member, createContext(request, reply));
      if (limited !== undefined) await rateLimiter.refund(limited.limit, caller);
      return send(endpoint, reply, answered);
    });

  const staffFile: ServeStaffFile = (endpoint, answer) =>
    bind(app, endpoint, async (request, reply, member) => {
      const file = await answer(parseRequest(endpoint, request), member);
      const disposition = `${file.isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`;
      reply.headers({ 'content-type': file.type, 'content-disposition': disposition, 'cache-control': 'no-store' });
      return reply.send(file.body);
    });

  const staffUpload: ServeStaffUpload = (endpoint, largestBytes, answer) => {
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, bytes: Buffer) => bytes);
      const handler = async (request: FastifyRequest, reply: FastifyReply, member: Member) => {
        // Fastify's own signal is aborted as soon as the body has been read.
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        return send(endpoint, reply, await answer(parseRequest(endpoint, request), member, gone.signal));
      };
      bind(scope, endpoint, handler, { bodyLimit: largestBytes, handlerTimeout: fileTime });
    });
  };

  return { staff, staffFile, staffUpload };
}
