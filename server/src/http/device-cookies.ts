import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import { knownForDays } from '../features/sign-in-safety/known-devices.ts';

const names = { customer: 'known_device', staff: 'known_staff_device' } as const;
type Kind = keyof typeof names;

/** Known accounts per browser; the account with the oldest sign-in is dropped. */
const mostAccounts = 8;

/** One token per account, the latest first. */
export function deviceTokens(header: string | undefined, kind: Kind): string[] {
  const tokens = (header === undefined ? undefined : parseCookie(header)[names[kind]])?.split('.') ?? [];
  return tokens.filter((token) => /^[\w-]{43}$/.test(token)).slice(0, mostAccounts);
}

export function keepDeviceCookie(
  reply: FastifyReply,
  header: string | undefined,
  { kind, token, isHttps }: { kind: Kind; token: string; isHttps: boolean },
): void {
  const others = deviceTokens(header, kind).filter((other) => other !== token);
  const value = [token, ...others].slice(0, mostAccounts).join('.');
  const maxAge = knownForDays * 24 * 60 * 60;
  const options = { path: '/api/v1', httpOnly: true, sameSite: 'strict', secure: isHttps, maxAge } as const;
  reply.header('set-cookie', stringifySetCookie({ name: names[kind], value, ...options }));
}
