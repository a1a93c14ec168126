import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/**
 * The secret part of a link in a letter. The database keeps only its hash. A letter that waits to be sent keeps only the
 * salt, which is useless without the shop's secret key.
 */
export function linkToken({ links }: Secrets, salt: string): string {
  return createHmac('sha256', links).update(salt).digest('base64url');
}

export function newSalt(): string {
  return randomUUID();
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The id of a customer or a subscription as links contain it: 42 is 'NDI'. */
export function toUid(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

export function readUid(uid: string): number | undefined {
  const text = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,8}$/.test(text) && toUid(Number(text)) === uid ? Number(text) : undefined;
}
