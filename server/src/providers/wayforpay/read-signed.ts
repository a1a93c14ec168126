import { spellingsOf } from './amounts.ts';
import type { Fields } from './read-fields.ts';
import { isSigned, type Merchant } from './signature.ts';

const numbers = ['amount', 'reasonCode'];

/**
 * The values under these names, in the very spelling that was signed; nothing when the shop's provider has not signed
 * them. Whoever reads an answer uses these values and no others.
 */
export function readSigned(
  { merchantAccount, secretKey }: Merchant,
  fields: Fields,
  names: readonly string[],
): string[] | undefined {
  if (fields('merchantAccount') !== merchantAccount) return undefined;
  const signature = fields('merchantSignature');
  return spellings(fields, names).find((values) => isSigned(values, signature, secretKey));
}

function spellings(fields: Fields, names: readonly string[]): string[][] {
  return names.reduce<string[][]>(
    (begun, name) => begun.flatMap((values) => spellingsUnder(fields, name).map((value) => [...values, value])),
    [[]],
  );
}

function spellingsUnder(fields: Fields, name: string): string[] {
  const written = fields(name);
  if (written === undefined) return [];
  return numbers.includes(name) ? spellingsOf(written) : [written];
}
