import { cellWording, importProblems as problems } from '@shop/wording/admin/exchange.ts';
import { validationMessage } from '@shop/wording/validation.ts';
import type { z } from 'zod';

/** The value of a cell or its problem; undefined for an empty cell without meaning. */
type CellResult<Value> = { value: Value } | { problem: string } | undefined;
export type ReadCell<Value> = (text: string) => CellResult<Value>;

/** The problem of a value by the schema of its field, in the words of the admin form. */
export function problemBy(schema: z.ZodType, given: unknown): string | undefined {
  const issue = schema.safeParse(given).error?.issues[0];
  return issue && toSentence(issue);
}

/** As a sentence, like the other import problems. */
const toSentence = (issue: z.core.$ZodIssue) => `${validationMessage(issue)}.`;

/** Validates a cell with the schema of the form field, so that import and form have the same rules. */
export const by =
  <Schema extends z.ZodType>(schema: Schema, inputOf: (text: string) => unknown = (text) => text) =>
  (text: string): { value: z.output<Schema> } | { problem: string } => {
    const { data, error } = schema.safeParse(inputOf(text));
    if (error === undefined) return { value: data };
    return { problem: text === '' ? problems.required : toSentence(error.issues[0]!) };
  };

export const emptyIs = <Value>(value: Value, read: ReadCell<Value>): ReadCell<Value> => {
  return (text) => (text === '' ? { value } : read(text));
};

export const optional =
  <Value>(read: ReadCell<Value>): ReadCell<Value> =>
  (text) =>
    text === '' ? undefined : read(text);

/** Normalises line breaks of spreadsheets. */
export const normaliseLines = (text: string) => text.replaceAll('\r\n', '\n');

/** Normalises decimals such as '1250', '1 250,50' and '1250.5'. */
export const normaliseDecimal = (text: string) => text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.');

/** Parses numbers as spreadsheets write them: '3', '3,0', '1 000'. Other text is returned unchanged and fails its schema. */
export const parseNumber = (text: string) => {
  const decimal = normaliseDecimal(text);
  return /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : text;
};

const flags = new Map([
  [cellWording.yes, true],
  [cellWording.no, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
]);
export const flag: ReadCell<boolean> = optional((given) => {
  const value = flags.get(given.toLowerCase());
  return value === undefined ? { problem: problems.notFlag } : { value };
});

/** A brand or kind that exists, found by its slug or its name. */
export type Known = { id: number; slug: string; name: string };

export const oneOf =
  (known: readonly Known[]): ReadCell<number> =>
  (given) =>
    given === '' ? { problem: problems.required } : find(known, given);

export const someOf =
  (known: readonly Known[], schema: z.ZodType<number[]>): ReadCell<number[]> =>
  (given) => {
    const ids = new Set<number>();
    for (const name of given.split(/[,;|]/).map((part) => part.trim())) {
      if (name === '') continue;
      const found = find(known, name);
      if ('problem' in found) return found;
      ids.add(found.value);
    }
    return by(schema, () => [...ids].sort((a, b) => a - b))(given);
  };

function find(known: readonly Known[], given: string): { value: number } | { problem: string } {
  const wanted = given.toLowerCase();
  const bySlug = known.find(({ slug }) => slug === wanted);
  if (bySlug !== undefined) return { value: bySlug.id };
  const [first, second] = known.filter(({ name }) => name.toLowerCase() === wanted);
  if (first === undefined) return { problem: problems.unknown(given) };
  return second === undefined ? { value: first.id } : { problem: problems.ambiguous(given) };
}
