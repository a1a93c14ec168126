import { possibleSpellings } from './amounts.ts';
import type { Fields } from './read-fields.ts';
import { isSigned, type Merchant } from './signature.ts';

const numbers = ['amount', 'reasonCode'];

/**
 * The values of these fields in the spelling that was signed; undefined without a valid signature. Readers of an answer
 * must use only these values.
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
  return numbers.includes(name) ? possibleSpellings(written) : [written];
}
