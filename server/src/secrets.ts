import { hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** One key per purpose, derived from the shop's one secret: a signature for one purpose is invalid for another. */
export type Secrets = {
  sessions: Uint8Array;
  links: Uint8Array;
  secondFactors: Uint8Array;
  networks: Uint8Array;
  searches: Uint8Array;
};

export function openSecrets({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): Secrets {
  const secret = secretKey ?? keptSecret(dataDir);
  const keyFor = (purpose: string) => new Uint8Array(hkdfSync('sha256', secret, '', `rosa ${purpose}`, 32));
  return {
    sessions: keyFor('sessions'),
    links: keyFor('links in letters'),
    secondFactors: keyFor('second factors'),
    networks: keyFor('networks of orders'),
    searches: keyFor('networks of searches'),
  };
}

/** Equal for shops with the same secret; reveals nothing else about it. */
export function secretFingerprint({ secretKey, dataDir }: Pick<Settings, 'secretKey' | 'dataDir'>): string {
  const secret = secretKey ?? keptSecret(dataDir);
  return Buffer.from(hkdfSync('sha256', secret, '', 'rosa fingerprint', 16)).toString('hex');
}

/** A demonstration creates its secret once. Processes that start together use the same one. */
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
