import type { Tokens } from '@shop/contract/sessions.ts';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

const names = { access: 'access_token', refresh: 'refresh_token' } as const;
const keptSeconds = 7 * 24 * 60 * 60;

export function tokenCookies(header: string | undefined): Partial<Tokens> {
  if (header === undefined) return {};
  const { [names.access]: access, [names.refresh]: refresh } = parseCookie(header);
  return { ...(access && { access }), ...(refresh && { refresh }) };
}

const staffName = 'staff_token';

/** The session token of staff, who sign in at the back office and not as customers. */
export function staffCookie(header: string | undefined): string | undefined {
  return (header === undefined ? undefined : parseCookie(header)[staffName]) || undefined;
}

/** A session cookie with SameSite=Strict, so foreign pages cannot make a browser send it. An empty token deletes it. */
export function setStaffCookie(reply: FastifyReply, token: string, { isHttps }: Security): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps } as const;
  const cookie = { name: staffName, value: token, ...options, ...(token === '' && { maxAge: 0 }) };
  reply.header('set-cookie', stringifySetCookie(cookie));
}

type Security = { isHttps: boolean };

export function keepCookies(reply: FastifyReply, tokens: Tokens, security: Security): void {
  setBoth(reply, tokens, keptSeconds, security);
}

export function clearCookies(reply: FastifyReply, security: Security): void {
  setBoth(reply, { access: '', refresh: '' }, 0, security);
}

/** HttpOnly: scripts cannot read them. */
function setBoth(reply: FastifyReply, tokens: Tokens, maxAge: number, { isHttps }: Security): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps, maxAge } as const;
  reply.header('set-cookie', [
    stringifySetCookie({ name: names.access, value: tokens.access, ...options }),
    stringifySetCookie({ name: names.refresh, value: tokens.refresh, ...options }),
  ]);
}
