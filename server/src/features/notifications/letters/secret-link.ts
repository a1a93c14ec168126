import { linkToken } from '../../../link-token.ts';
import type { Secrets } from '../../../secrets.ts';

/** The shop's address, and the secrets for links: undefined when staff read a letter. */
export type Place = { publicUrl: string; secrets: Secrets | undefined };

/** An address with a secret part; undefined for readers without secrets. */
export function secretLink({ publicUrl, secrets }: Place, path: string, salt: string): string | undefined {
  return secrets && `${publicUrl}${path}/${linkToken(secrets, salt)}`;
}
