import { Refusal } from '@shop/contract/refusal.ts';
import type { Tokens } from '@shop/contract/sessions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CheckedSession, checkAccess } from '../features/customers/check-access.ts';
import type { Shop } from '../shop.ts';
import { deviceTokens, keepDeviceCookie } from './device-cookies.ts';
import { ownOrigins } from './own-origins.ts';
import { clearCookies, keepCookies, setStaffCookie, staffCookie, tokenCookies } from './token-cookies.ts';

/** One request as far as a use case may know who makes it. */
export type RequestContext = {
  /** Where it comes from. */
  address: string;
  /** What the browser calls itself. */
  device: string;
  /** Nobody when nobody has signed in; a token that is not good is refused, for the browser to exchange it. */
  findSession(): Promise<CheckedSession | undefined>;
  requireSession(): Promise<CheckedSession>;
  /** The refresh token of the cookie. */
  keptRefresh(): string | undefined;
  keepTokens(tokens: Tokens): void;
  clearTokens(): void;
  /** The token of the back office; a page elsewhere cannot use it. */
  staffToken(): string | undefined;
  keepStaffToken(token: string): void;
  clearStaffToken(): void;
  /** Tokens of the accounts that have signed in here before. */
  deviceTokens(kind: 'customer' | 'staff'): readonly string[];
  keepDevice(kind: 'customer' | 'staff', token: string): void;
};

export type CreateRequestContext = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

const longestDevice = 400;

export function requestContexts(
  shop: Pick<Shop, 'db' | 'secrets' | 'publicUrl'>,
  { isHttps }: { isHttps: boolean },
): CreateRequestContext {
  const isOurs = (request: FastifyRequest) =>
    request.headers.origin !== undefined && ownOrigins(shop.publicUrl, request).includes(request.headers.origin);
  const foreignOrigin = () => new Refusal('foreign_origin', { address: shop.publicUrl });
  return (request, reply) => {
    const { headers } = request;
    const cookies = tokenCookies(headers.cookie);
    const hasCookies = cookies.access !== undefined || cookies.refresh !== undefined;

    const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    /** A page elsewhere can make a browser send its cookies, but cannot make it say that the page is ours. */
    const isForeign = !isReading(request) && !isOurs(request);

    let found: Promise<CheckedSession | undefined> | undefined;
    /** Once a request, however many ask. */
    const findSession = () => {
      found ??= readSession();
      return found;
    };

    async function readSession(): Promise<CheckedSession | undefined> {
      const token = bearer ?? cookies.access;
      if (bearer === undefined && !hasCookies) return undefined;
      // Whoever it is, the request is not theirs.
      if (bearer === undefined && isForeign) return undefined;
      const session = token === undefined ? undefined : await checkAccess(shop, token);
      if (session === undefined) throw new Refusal('token_not_valid', {});
      return session;
    }

    return {
      address: request.ip,
      device: (headers['user-agent'] ?? '').slice(0, longestDevice),
      findSession,
      async requireSession() {
        const session = await findSession();
        if (session !== undefined) return session;
        const isByCookie = bearer === undefined && cookies.access !== undefined;
        throw isByCookie && isForeign ? foreignOrigin() : new Refusal('not_authenticated', {});
      },
      keptRefresh() {
        // Whoever names a token themselves is asked about nothing else.
        if (bearer !== undefined) return undefined;
        if (hasCookies && isForeign) throw foreignOrigin();
        return cookies.refresh;
      },
      keepTokens: (tokens) => keepCookies(reply, tokens, { isHttps }),
      clearTokens: () => clearCookies(reply, { isHttps }),
      staffToken() {
        const token = staffCookie(headers.cookie);
        if (token !== undefined && isForeign) throw foreignOrigin();
        return token;
      },
      keepStaffToken: (token) => setStaffCookie(reply, token, { isHttps }),
      clearStaffToken: () => setStaffCookie(reply, '', { isHttps }),
      // No page elsewhere can make a browser send them.
      deviceTokens: (kind) => deviceTokens(headers.cookie, kind),
      keepDevice: (kind, token) => keepDeviceCookie(reply, headers.cookie, { kind, token, isHttps }),
    };
  };
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

const elsewhere = () => {
  throw new Error('A page is the same for everybody: its rendering has no session');
};

/** The shop itself, rendering a page that is the same for everybody. */
export const anonymousContext: RequestContext = {
  address: '',
  device: '',
  findSession: async () => undefined,
  requireSession: elsewhere,
  keptRefresh: () => undefined,
  keepTokens: elsewhere,
  clearTokens: elsewhere,
  staffToken: elsewhere,
  keepStaffToken: elsewhere,
  clearStaffToken: elsewhere,
  deviceTokens: elsewhere,
  keepDevice: elsewhere,
};
