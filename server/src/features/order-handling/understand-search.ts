import type { Sought } from './list-orders.queries.ts';

const largestNumber = 2_147_483_647;
/** Fewer digits are in too many phones. */
const fewestPhoneDigits = 4;

/** What somebody of the staff may have meant: the number of an order, a phone in any spelling, a waybill, a name, an address. */
export function understandSearch(typed: string): Sought | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const compact = text.replace(/[\s()+-]/g, '');
  const [, digits] = /^[№#]?(\d+)$/.exec(compact) ?? [];
  if (digits === undefined)
    return { number: undefined, phoneDigits: undefined, waybill: undefined, words: text.split(/\s+/) };
  const number = Number(digits);
  return {
    number: number > 0 && number <= largestNumber ? number : undefined,
    // Kept as +380…; people leave out what is the same for all.
    phoneDigits: digits.length >= fewestPhoneDigits ? digits.replace(/^(38)?0/, '') : undefined,
    waybill: digits,
    words: [],
  };
}
