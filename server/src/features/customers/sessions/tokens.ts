import type { Secrets } from '../../../secrets.ts';

/** Which session a token belongs to. A refresh token is valid for one generation of its session. */
export type AccessClaims = { sessionId: string; customerId: number };
export type RefreshClaims = { sessionId: string; generation: number };

const accessSeconds = 30 * 60;
export const refreshSeconds = 7 * 24 * 60 * 60;
const algorithm = 'HS256';
/** Loaded when the first customer signs in or comes back. */
const loadJose = () => import('jose');

export async function signAccess({ sessions }: Secrets, claims: AccessClaims, now = new Date()): Promise<string> {
  const { SignJWT } = await loadJose();
  return await new SignJWT({ token_type: 'access', sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setSubject(String(claims.customerId))
    .setIssuedAt(toSeconds(now))
    .setExpirationTime(toSeconds(now) + accessSeconds)
    .sign(sessions);
}

/** Deterministic: the same generation gives the same token, so a repeated request after a lost answer gets it again. */
export async function signRefresh({ sessions }: Secrets, claims: RefreshClaims, rotatedAt: Date): Promise<string> {
  const { SignJWT } = await loadJose();
  return await new SignJWT({ token_type: 'refresh', sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuedAt(toSeconds(rotatedAt))
    .setExpirationTime(toSeconds(rotatedAt) + refreshSeconds)
    .sign(sessions);
}

export async function readAccess(secrets: Secrets, token: string): Promise<AccessClaims | undefined> {
  const claims = await verified(secrets, token, 'access');
  return claims && { sessionId: String(claims.sid), customerId: Number(claims.sub) };
}

export async function readRefresh(secrets: Secrets, token: string): Promise<RefreshClaims | undefined> {
  const claims = await verified(secrets, token, 'refresh');
  return claims && { sessionId: String(claims.sid), generation: Number(claims.gen) };
}

/** Undefined for tokens that are foreign, of another kind or expired. */
async function verified({ sessions }: Secrets, token: string, kind: 'access' | 'refresh') {
  const { jwtVerify } = await loadJose();
  try {
    const { payload } = await jwtVerify(token, sessions, { algorithms: [algorithm] });
    return payload.token_type === kind ? payload : undefined;
  } catch {
    return undefined;
  }
}

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
