import { linkToken } from '../../../link-token.ts';
import type { Secrets } from '../../../secrets.ts';
import type { Sender } from './compose-letter.ts';

/** Whose letter it is, and the secrets for links: undefined when staff read a letter. */
export type Place = Sender & { secrets: Secrets | undefined };

/** An address with a secret part; undefined for readers without secrets. */
export function secretLink(
  { publicUrl, secrets }: Pick<Place, 'publicUrl' | 'secrets'>,
  path: string,
  salt: string,
): string | undefined {
  return secrets && `${publicUrl}${path}/${linkToken(secrets, salt)}`;
}
