import { type AuditSubject, thingsByNumber } from '@shop/wording/admin/audit.ts';
import type { Executor } from '../../database/database.ts';
import { listChangesOf } from './audit.queries.ts';
import { type AuditListing, listAuditEntries } from './audit-list.queries.ts';
import { readNames, readPageTitles, type Things } from './audit-names.queries.ts';

type Facts = Record<string, unknown> | null;

/** The log with current names: entries store ids, and things are renamed later. */
export async function readAudit(db: Executor, asked: AuditListing) {
  const { rows, total } = await listAuditEntries(db, asked);
  const entries = rows.map(({ entry: { id, at, action, subject, subjectId, before, after }, staff }) => ({
    id,
    at: at.toISOString(),
    staff,
    action,
    subject,
    subject_id: subjectId,
    before: before as Facts,
    after: after as Facts,
  }));
  const things: Things = new Map();
  const mentioned = entries.map((entry) => mentionedThings(entry));
  for (const [subject, id] of mentioned.flat()) things.set(subject, (things.get(subject) ?? new Set()).add(id));
  const names = await readNames(db, things);
  const pages = entries.filter(({ subject }) => subject === 'page');
  const titles = await readPageTitles(
    db,
    pages.map(({ subject_id }) => subject_id),
  );
  for (const [id, title] of titles) names.set(`page ${id}`, title);
  const data = entries.map((entry, index) => ({
    ...entry,
    subject_name: names.get(`${entry.subject} ${entry.subject_id}`) ?? null,
    names: Object.fromEntries(
      mentioned[index]!.flatMap(([subject, id]) => {
        const key = `${subject} ${id}`;
        const name = names.get(key);
        return name === undefined ? [] : [[key, name]];
      }),
    ),
  }));
  return { data, total };
}

type Thing = [subject: AuditSubject, id: number];

/** The subject of an entry and the things that its fields refer to by id. */
function mentionedThings({
  subject,
  subject_id,
  before,
  after,
}: {
  subject: string;
  subject_id: string;
  before: Facts;
  after: Facts;
}) {
  const things: Thing[] = [];
  const add = (of: string, id: unknown) => {
    // Nine digits always fit into a database integer.
    if (/^[1-9]\d{0,8}$/.test(String(id))) things.push([of as AuditSubject, Number(id)]);
  };
  add(subject, subject_id);
  for (const [path, value] of [before, after].flatMap((facts) => Object.entries(facts ?? {}))) {
    const [fact, number] = path.split('.') as [string, string?];
    const kind = thingsByNumber[fact];
    if (kind === undefined) continue;
    for (const id of number === undefined ? [value].flat() : [number]) add(kind.subject, id);
  }
  return things;
}

/** What staff changed about one thing, oldest first. */
export async function readChangesOf(db: Executor, subject: string, subjectId: number) {
  return await listChangesOf(db, subject, String(subjectId));
}
