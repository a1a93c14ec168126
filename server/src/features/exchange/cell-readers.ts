import { onOneLine } from '@shop/contract/shapes.ts';
import { fromDecimal, type Kopiykas } from '@shop/domain/money.ts';
import { cellWording, importProblems as problems } from '@shop/wording/admin/exchange.ts';

/** What a cell says, or what is wrong with it. Undefined is a cell that says nothing. */
type Said<Value> = { value: Value } | { problem: string } | undefined;
export type ReadCell<Value> = (text: string) => Said<Value>;

const filled = <Value>(read: (text: string) => Said<Value>): ReadCell<Value> => {
  return (text) => (text === '' ? { problem: problems.required } : read(text));
};

const emptyIs = <Value>(value: Value, read: ReadCell<Value>): ReadCell<Value> => {
  return (text) => (text === '' ? { value } : read(text));
};

const passing = (longest: number, isGood: (text: string) => boolean, problem: string) => (text: string) => {
  if (text.length > longest) return { problem: problems.tooLong(longest) };
  return isGood(text) ? { value: text } : { problem };
};

export const line = (longest: number) =>
  emptyIs(
    '',
    passing(longest, (text) => onOneLine.test(text), problems.notOneLine),
  );
export const filledLine = (longest: number) => filled(line(longest));

/** Several lines, and whatever spreadsheets put between them. */
export const text = (longest: number, tidy: (text: string) => string = (given) => given): ReadCell<string> => {
  const read = passing(longest, () => true, '');
  return (given) => read(tidy(given.replaceAll('\r\n', '\n')));
};

/** '1250', '1 250,50', '1250.5'. */
const amount: ReadCell<Kopiykas> = (given) => {
  const value = fromDecimal(given.replaceAll(/[\s\u00a0]/g, '').replace(',', '.'));
  return value === undefined || value < 0 ? { problem: problems.notMoney } : { value };
};
export const price = filled<Kopiykas>((given) => {
  const said = amount(given);
  return said && 'value' in said && said.value === 0 ? { problem: problems.notPositiveMoney } : said;
});
export const discountPrice = emptyIs(0 as Kopiykas, amount);

const wholeFrom =
  (least: number, problem: string): ReadCell<number> =>
  (given) => {
    const digits = given.replace(/[.,]0+$/, '').replaceAll(/[\s\u00a0]/g, '');
    return /^\d{1,9}$/.test(digits) && Number(digits) >= least ? { value: Number(digits) } : { problem };
  };
export const positive = filled(wholeFrom(1, problems.notPositive));
export const count: ReadCell<number> = (given) => (given === '' ? undefined : wholeFrom(0, problems.notWhole)(given));

export const barcode = emptyIs<string | null>(
  null,
  passing(14, (given) => /^\d{8,14}$/.test(given), problems.notBarcode),
);

const flags = new Map([
  [cellWording.yes, true],
  [cellWording.no, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);
export const flag: ReadCell<boolean> = (given) => {
  if (given === '') return undefined;
  const value = flags.get(given.toLowerCase());
  return value === undefined ? { problem: problems.notFlag } : { value };
};

/** Something that there is already, by its address or its name. */
export type Known = { id: number; slug: string; name: string };

export const oneOf = (known: readonly Known[]) => filled((given) => find(known, given));

export const someOf =
  (known: readonly Known[]): ReadCell<number[]> =>
  (given) => {
    const ids = new Set<number>();
    for (const name of given.split(/[,;|]/).map((part) => part.trim())) {
      if (name === '') continue;
      const found = find(known, name);
      if ('problem' in found) return found;
      ids.add(found.value);
    }
    return { value: [...ids].sort((a, b) => a - b) };
  };

function find(known: readonly Known[], given: string): { value: number } | { problem: string } {
  const wanted = given.toLowerCase();
  const bySlug = known.find(({ slug }) => slug === wanted);
  if (bySlug !== undefined) return { value: bySlug.id };
  const [first, second] = known.filter(({ name }) => name.toLowerCase() === wanted);
  if (first === undefined) return { problem: problems.unknown(given) };
  return second === undefined ? { value: first.id } : { problem: problems.ambiguous(given) };
}
