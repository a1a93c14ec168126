import { expect } from 'vitest';
import type { Statement } from './bank.ts';
import type { FoundOrder } from './found-books.ts';
import { updateKey } from './send-updates.ts';
import type { Source, World } from './world.ts';

type Event = { reference: string; source: Source; body: string; before: string; after: string };

const afterApproval = ['refund_in_processing', 'refunded', 'voided'];
const decisions = ['approved', 'declined', 'expired', ...afterApproval];
/** Allowed transitions of a payment, independent of the shop's own table, which may be wrong. */
const ways: Record<string, string[]> = {
  created: ['in_processing', 'pending', 'waiting_auth_complete', ...decisions],
  in_processing: ['pending', 'waiting_auth_complete', ...decisions],
  pending: ['waiting_auth_complete', ...decisions],
  waiting_auth_complete: decisions,
  declined: ['approved', ...afterApproval],
  expired: ['approved', ...afterApproval],
  approved: afterApproval,
  refund_in_processing: ['refunded', 'voided'],
  refunded: [],
  voided: [],
};

/** Each update is recorded once, and payments made only allowed transitions. */
export async function checkEvents(world: World, orders: FoundOrder[]): Promise<void> {
  const { rows: events } = await world.database.pool.query<Event>(
    `select p.reference, e.source, e.body, e.state_before as before, e.state_after as after
     from payment_events e join payments p on p.id = e.payment_id order by e.id`,
  );
  for (const { reference, state } of orders.flatMap(({ payments }) => payments)) {
    const own = events.filter((event) => event.reference === reference);
    expect(own.map(({ before }) => before)).toEqual(['created', ...own.map(({ after }) => after)].slice(0, own.length));
    expect(own.at(-1)?.after ?? 'created').toBe(state);
    for (const { before, after } of own) if (before !== after) expect(ways[before]).toContain(after);
  }
  // For an attempt that the bank does not know there is nothing to record.
  const facts = events
    .filter(({ body }) => body !== '')
    .map(({ reference, source, body }) => updateKey({ reference, said: read(body) }, source));
  const told = [...world.told].filter(([, { reference }]) => !reference.startsWith('nobody'));
  expect(new Set(facts).size).toBe(facts.length);
  expect(told.map(([fact]) => fact)).toEqual(expect.arrayContaining(facts));
  expect(facts).toEqual(expect.arrayContaining(told.filter(([, { isCertain }]) => isCertain).map(([fact]) => fact)));

  const { rows: strays } = await world.database.pool.query(
    'select reference, provider_status from stray_payment_reports',
  );
  const expected = [...world.told.values()].filter(({ reference }) => reference.startsWith('nobody'));
  expect(strays.map((stray) => `${stray.reference} ${stray.provider_status}`).toSorted()).toEqual(
    expected.map(({ reference, said }) => `${reference} ${said.transactionStatus}`).toSorted(),
  );
}

/** Banks send JSON, browsers send forms. */
function read(body: string): Statement {
  return body.startsWith('{')
    ? JSON.parse(body)
    : (Object.fromEntries(new URLSearchParams(body)) as unknown as Statement);
}
