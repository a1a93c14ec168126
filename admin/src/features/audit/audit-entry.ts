import type { ApiReply } from '@shop/contract/client.ts';
import { fromDecimal } from '@shop/domain/money.ts';
import { factName, factValue, thingsByNumber, auditWording as words } from '@shop/wording/admin/audit.ts';
import { shortDateAndTime, shortDay } from '@shop/wording/dates.ts';
import { hryvnias } from '@shop/wording/hryvnias.ts';

export type AuditEntry = ApiReply<'GET /api/v1/admin/audit/'>['data'][number];

export type Difference = {
  /** Name of the changed field. */
  fact: string;
  /** The part of the record it belongs to: a variant, a row of an import. */
  of: string;
  before: string;
  after: string;
};

type Change = Pick<AuditEntry, 'subject' | 'before' | 'after' | 'names'>;
/** As the import recorded it, with the names of its columns. */
type Imported = {
  code: string;
  name: string;
  is_new: boolean;
  changes: { column: string; before: string; after: string }[];
};

/** Before and after, field by field. */
export function listDifferences(entry: Change): Difference[] {
  const { before, after } = entry;
  return Object.keys({ ...before, ...after }).flatMap((path): Difference[] => {
    if (path === 'changes') return ((after?.changes ?? []) as Imported[]).flatMap(importedDifferences);
    const fact = factName(entry.subject, path);
    if (fact === undefined) return [];
    const said = { before: valueText(before?.[path], path, entry), after: valueText(after?.[path], path, entry) };
    return said.before === said.after ? [] : [{ fact, of: partName(path, entry), ...said }];
  });
}

/** One line: how often each field changed, and the new value if only one did. */
export function summarize(entry: Change): string {
  const differences = listDifferences(entry);
  const [only] = differences;
  if (differences.length === 1 && only !== undefined) {
    const after = short(only.after);
    return entry.before === null ? words.only(only.fact, after) : words.fromTo(only.fact, short(only.before), after);
  }
  const counts = Map.groupBy(differences, ({ fact }) => fact);
  return [...counts].map(([fact, { length }]) => (length === 1 ? fact : words.times(fact, length))).join(', ');
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function importedDifferences({ code, name, is_new, changes }: Imported): Difference[] {
  const of = `${name} (${code})`;
  if (is_new) return [{ fact: words.added, of, before: words.nothing, after: words.added }];
  return changes.map(({ column, before, after }) => ({
    fact: column,
    of,
    before: before || words.nothing,
    after: after || words.nothing,
  }));
}

/** The variant of a path such as 'variants.53.price'. */
function partName(path: string, { names }: Change): string {
  const [kind, number] = path.split('.');
  const thing = thingsByNumber[kind!];
  if (thing === undefined || !Number(number)) return '';
  return names[`${thing.subject} ${number}`] ?? `${thing.word} ${number}`;
}

function valueText(value: unknown, path: string, entry: Change): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0 ? words.nothing : value.map((each) => valueText(each, path, entry)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .flatMap(([name, inner]) => {
        const fact = factName(entry.subject, `${path}.${name}`);
        return fact === undefined ? [] : [`${fact}: ${valueText(inner, `${path}.${name}`, entry)}`];
      })
      .join('; ');
  return plainText(value as string | number, path, entry);
}

/** Fields with free text: a size of «1.50» is not an amount of money. */
const writtenByPeople = /^variants\.\d+\.value$|(^|\.)(title|name|note|reason|code)$/;

function plainText(value: string | number, path: string, { subject, names }: Change): string {
  const thing = thingsByNumber[path];
  if (thing !== undefined && typeof value === 'number')
    return names[`${thing.subject} ${value}`] ?? `${thing.word} ${value}`;
  if (typeof value === 'number')
    return /(picture|banner|icon)(_id)?$/.test(path) ? words.picture(value) : String(value);
  const amount = /^-?\d+\.\d\d$/.test(value) && !writtenByPeople.test(path) ? fromDecimal(value) : undefined;
  if (amount !== undefined) return hryvnias(amount);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return shortDateAndTime(new Date(value));
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return shortDay(value);
  if (path.endsWith('_html'))
    return (
      value
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim() || words.nothing
    );
  return factValue(subject, path, value) ?? value;
}
