import type { Sought } from './list-orders.queries.ts';

const largestNumber = 2_147_483_647;
/** Fewer digits match too many phones. */
const fewestPhoneDigits = 4;

/** Parses a search text: order number, phone in any format, waybill, name or address. */
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
    // Stored as +380…; people often leave out the prefix.
    phoneDigits: digits.length >= fewestPhoneDigits ? digits.replace(/^(38)?0/, '') : undefined,
    waybill: digits,
    words: [],
  };
}
