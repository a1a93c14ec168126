import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** A key of its own for each purpose, all of the shop's one secret: what is signed for one means nothing to another. */
export type Secrets = { sessions: Uint8Array; links: Uint8Array; secondFactors: Uint8Array; networks: Uint8Array };

export function openSecrets({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Secrets {
  const secret = secretKey ?? keptSecret(dataDir);
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `rosa ${purpose}`, 32));
  return {
    sessions: keyFor('sessions'),
    links: keyFor('links in letters'),
    secondFactors: keyFor('second factors'),
    networks: keyFor('networks of orders'),
  };
}

/** Tells whether two shops have the same secret, and nothing else about it. */
export function secretFingerprint({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  const secret = secretKey ?? keptSecret(dataDir);
  return Buffer.from(hkdfSync('sha256', secret, '', 'rosa fingerprint', 16)).toString('hex');
}

/** A demonstration makes its own secret, once. Processes that start together take the same one. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
