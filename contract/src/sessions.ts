import { z } from 'zod';
import { KnownPassword } from './customer-shapes.ts';
import { endpoint } from './endpoint.ts';
import { line } from './shapes.ts';

export const Tokens = z
  .object({
    access: z.string().meta({ description: 'For 30 minutes; send it as a bearer' }),
    refresh: z.string().meta({ description: 'For 7 days and for one exchange' }),
  })
  .meta({ id: 'Tokens', description: 'Browsers get both as cookies, too' });
export type Tokens = z.infer<typeof Tokens>;

const refreshing = z.object({
  refresh: z.string().max(2_000).optional().meta({ description: 'Absent: the one of the cookie' }),
});

export const signInEndpoint = endpoint({
  name: 'signIn',
  summary: 'Sign a customer in by e-mail and password',
  method: 'POST',
  path: '/api/v1/jwt/create/',
  body: z.object({ email: line(254).min(1).toLowerCase(), password: KnownPassword }),
  reply: Tokens,
  refusals: ['wrong_credentials', 'too_many_requests'],
});

const refreshed = {
  method: 'POST',
  body: refreshing,
  reply: Tokens,
  refusals: ['token_not_valid', 'foreign_origin', 'too_many_requests'],
} as const;

export const refreshEndpoint = endpoint({
  name: 'refreshTokens',
  summary: 'Exchange a refresh token; a lost answer may be asked for again within 30 seconds',
  path: '/api/v1/jwt/refresh/',
  ...refreshed,
});

export const refreshAccountEndpoint = endpoint({
  name: 'refreshTokensOfAccount',
  summary: 'Exchange a refresh token: the same call under the name that the account page uses',
  path: '/api/v1/auth/refresh/',
  ...refreshed,
});

export const signOutEndpoint = endpoint({
  name: 'signOut',
  summary: 'End this session; there may be none any more',
  method: 'POST',
  path: '/api/v1/auth/logout/',
  body: refreshing,
  status: 204,
  reply: z.void(),
  refusals: ['foreign_origin'],
});

export const signOutEverywhereEndpoint = endpoint({
  name: 'signOutEverywhere',
  summary: 'End all sessions, this one included',
  method: 'POST',
  path: '/api/v1/auth/logout-everywhere/',
  needs: 'customer',
  status: 204,
  reply: z.void(),
});

export const Session = z
  .object({
    id: z.uuid(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    address: z.string(),
    created: z.iso.datetime(),
    last_seen: z.iso.datetime(),
    is_current: z.boolean(),
  })
  .meta({ id: 'Session' });

export const sessionsEndpoint = endpoint({
  name: 'listSessions',
  summary: 'Where the customer is signed in, this session first',
  method: 'GET',
  path: '/api/v1/auth/sessions/',
  needs: 'customer',
  reply: z.object({ sessions: z.array(Session) }),
});

export const endSessionEndpoint = endpoint({
  name: 'endSession',
  summary: 'End one session of the customer',
  method: 'DELETE',
  path: '/api/v1/auth/sessions/:id/',
  needs: 'customer',
  params: z.object({ id: z.string().max(100) }),
  status: 204,
  reply: z.void(),
  refusals: ['session_not_found'],
});
