import type { OpenDatabase } from '@shop/server/database/open-database.ts';
import { checkBooks } from '@shop/server/features/books/check-books.ts';
import type { Disturbance } from './disturb-shop.ts';
import type { Bank } from './open-bank.ts';
import { isFault, type Try } from './shop-client.ts';
import type { Intent } from './visit-shop.ts';

/** A rule that must hold, as a shop owner would say it, and how often it did not. */
export type Verdict = { rule: string; breaches: number };

type Written = { id: number; reference: string; key: string | null; is_paid: boolean };

/** Money received, pieces in stock and sold, and the last order: a demonstration begins with a month of orders. */
export async function readTotals({ pool }: OpenDatabase) {
  const { rows } = await pool.query<{ money: string; pieces: string; last_order: number }>(`
    select (select coalesce(sum(received - refunded), 0) from orders) as money,
      (select coalesce(sum(stock), 0) from variants)
        + (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
           where o.state <> 'cancelled' and l.kind = 'product' and not l.is_preorder) as pieces,
      (select coalesce(max(id), 0) from orders) as last_order`);
  const { money, pieces, last_order: lastOrder } = rows[0]!;
  return { money: Number(money), pieces: Number(pieces), lastOrder };
}

/** Whether money, goods and orders are as the shop has confirmed them to customers. */
export async function checkOutcome(
  database: OpenDatabase,
  { emulator }: Bank,
  intents: readonly Intent[],
  before: Awaited<ReturnType<typeof readTotals>>,
): Promise<Verdict[]> {
  const { rows: written } = await database.pool.query<Written>(
    `select o.id, o.reference, k.key, o.received >= o.due_online and o.due_online > 0 as is_paid
     from orders o left join idempotency_keys k on k.order_id = o.id where o.id > $1`,
    [before.lastOrder],
  );
  const ordersOf = Map.groupBy(written, ({ key }) => key);
  const after = await readTotals(database);
  const atTheBank = emulator.ledger.payments
    .filter(({ status }) => ['Approved', 'Refunded'].includes(status))
    .reduce((sum, { purchase, refunded }) => sum + purchase.kopiykas - refunded, 0);

  const isWritten = ({ key, confirmed }: Intent) => {
    const [order] = ordersOf.get(key) ?? [];
    return order !== undefined && order.id === confirmed!.id && order.reference === confirmed!.reference;
  };
  const confirmed = intents.filter((intent) => intent.confirmed !== undefined);
  const unwritten = confirmed.filter((each) => !isWritten(each));
  const doubled = intents.filter(({ key }) => (ordersOf.get(key)?.length ?? 0) > 1);
  const unwanted = written.filter(({ key }) => !intents.some((intent) => intent.key === key));
  const unpaid = confirmed.filter((each) => each.confirmed!.isPaid && !ordersOf.get(each.key)?.[0]?.is_paid);
  const wrongMoney = Math.abs(atTheBank - (after.money - before.money));
  const wrongStock = Math.abs(after.pieces - before.pieces);
  return [
    { rule: 'An order that was confirmed to a customer exists', breaches: unwritten.length },
    { rule: 'One click on “order” is at most one order', breaches: doubled.length },
    { rule: 'Every order in the books was wanted by a customer', breaches: unwanted.length },
    { rule: 'A payment that was confirmed to a customer is in the books', breaches: unpaid.length },
    { rule: 'Money at the bank is money in the books, to the kopiyka', breaches: wrongMoney },
    { rule: 'Pieces in stock and pieces sold are as many as there were', breaches: wrongStock },
    { rule: 'The books add up (npm run check:books)', breaches: (await checkBooks(database.db)).length },
  ];
}

/** Whether customers were served whenever the shop said that it can. */
export function checkAnswers(tries: readonly Try[], disturbances: readonly Disturbance[]): Verdict[] {
  const during = ({ startedAt, ms }: Try) =>
    disturbances.filter(({ beganAt, readyAt }) => startedAt + ms >= beganAt && startedAt <= readyAt);
  const failed = tries.filter(isFault).map((each) => ({ each, outages: during(each) }));
  const inCalm = failed.filter(({ outages }) => outages.length === 0);
  const ofServing = failed.filter(
    ({ each, outages }) => outages.length > 0 && outages.every(({ served }) => served === each.process),
  );
  const count = (isBreach: (status: number) => boolean) => tries.filter(({ status }) => isBreach(status)).length;
  return [
    {
      rule: 'A request that began while every process was ready was answered, and not with 5xx',
      breaches: inCalm.length,
    },
    { rule: 'While one process was away, the other answered everybody', breaches: ofServing.length },
    {
      rule: 'During an outage the answer was 503 “try again”, never another fault',
      breaches: count((status) => status >= 500 && status !== 503),
    },
    { rule: 'No customer was refused for too many requests', breaches: count((status) => status === 429) },
  ];
}
