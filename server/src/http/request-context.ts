import { Refusal } from '@shop/contract/refusal.ts';
import type { Tokens } from '@shop/contract/sessions.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CheckedSession, checkAccess } from '../features/customers/sessions/check-access.ts';
import type { Shop } from '../shop.ts';
import { deviceTokens, keepDeviceCookie } from './device-cookies.ts';
import { ownOrigins } from './own-origins.ts';
import { clearCookies, keepCookies, setStaffCookie, staffCookie, tokenCookies } from './token-cookies.ts';

/** What a use case may know about the caller of a request. */
export type RequestContext = {
  /** The IP address. */
  address: string;
  /** The User-Agent header, shortened. */
  device: string;
  /** Undefined for an anonymous request. An invalid token is refused, so that the browser refreshes it. */
  findSession(): Promise<CheckedSession | undefined>;
  requireSession(): Promise<CheckedSession>;
  /** The refresh token from the cookie. */
  keptRefresh(): string | undefined;
  keepTokens(tokens: Tokens): void;
  clearTokens(): void;
  /** The staff session token from the cookie; refused when a foreign page sends it. */
  staffToken(): string | undefined;
  keepStaffToken(token: string): void;
  clearStaffToken(): void;
  /** Tokens of the accounts that have signed in with this browser before. */
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
    /** CSRF protection: a foreign page can make a browser send cookies, but not with our Origin. */
    const isForeign = !isReading(request) && !isOurs(request);

    let found: Promise<CheckedSession | undefined> | undefined;
    /** Reads the session at most once per request. */
    const findSession = () => {
      found ??= readSession();
      return found;
    };

    async function readSession(): Promise<CheckedSession | undefined> {
      const token = bearer ?? cookies.access;
      if (bearer === undefined && !hasCookies) return undefined;
      // A foreign page sent the cookies: treat the request as anonymous.
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
        // A caller with a bearer token does not use cookies.
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
      // SameSite=Strict: a foreign page cannot make a browser send them.
      deviceTokens: (kind) => deviceTokens(headers.cookie, kind),
      keepDevice: (kind, token) => keepDeviceCookie(reply, headers.cookie, { kind, token, isHttps }),
    };
  };
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

const elsewhere = () => {
  throw new Error('cached pages are rendered without a session');
};

/** The context of page rendering: no customer and no staff, because pages are cached for all. */
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
