import { linkToken } from '../../../link-token.ts';
import type { Secrets } from '../../../secrets.ts';

/** Where the shop is, and what the secret parts of links are made with: nothing when the staff reads a letter. */
export type Place = { publicUrl: string; secrets: Secrets | undefined };

/** An address with a secret part; undefined for who may not have it. */
export function secretLink({ publicUrl, secrets }: Place, path: string, salt: string): string | undefined {
  return secrets && `${publicUrl}${path}/${linkToken(secrets, salt)}`;
}
