import type { ApiReply } from '@shop/contract/client.ts';
import { factValues, auditWording as words } from '@shop/wording/admin/audit.ts';

export type AuditEntry = ApiReply<'GET /api/v1/admin/audit/'>['data'][number];

export type Difference = { fact: string; before: string; after: string };

/** What the forms call a fact of this subject. */
export type NameFact = (subject: string, fact: string) => string;

type Change = Pick<AuditEntry, 'subject' | 'before' | 'after'>;

/** Fact by fact, as it was and as it is. */
export function differencesOf({ subject, before, after }: Change, nameFact: NameFact): Difference[] {
  const nameOf = (fact: string) => nameFact(subject, fact);
  return Object.keys({ ...before, ...after }).map((name) => {
    const said = { nameOf, values: factValues[`${subject} ${name}`] };
    return { fact: nameOf(name), before: textOf(before?.[name], said), after: textOf(after?.[name], said) };
  });
}

type Said = { nameOf: (fact: string) => string; values: Record<string, string> | undefined };

function textOf(value: unknown, said: Said): string {
  if (value === null || value === undefined || value === '') return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (Array.isArray(value))
    return value.length === 0 ? words.nothing : value.map((each) => textOf(each, said)).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, fact]) => `${said.nameOf(name)}: ${textOf(fact, said)}`)
      .join('; ');
  return said.values?.[String(value)] ?? String(value);
}
