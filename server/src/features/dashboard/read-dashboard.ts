import type { Dashboard } from '@shop/contract/admin/dashboard.ts';
import { daysBefore, kyivDate } from '@shop/domain/kyiv-date.ts';
import { kopiykas, toDecimal } from '@shop/domain/money.ts';
import type { Executor } from '../../database/database.ts';
import type { Shop } from '../../shop.ts';
import { readReservationLimits, readShopRules } from '../shop-settings/index.ts';
import { listLargeReservations, sumOpenOrders } from './large-reservations.queries.ts';
import * as needs from './needs.queries.ts';
import * as sales from './sales.queries.ts';

const shownDays = 30;
const shownOfEach = 8;

const toMoney = (amount: number) => toDecimal(kopiykas(amount));

/** The figures of the admin's first page, one query each. */
export async function readDashboard(
  { db }: Pick<Shop, 'db'>,
  now = new Date(),
): Promise<Omit<Dashboard, 'attacked_accounts'>> {
  const days = lastDays(kyivDate(now), shownDays);
  const since = days[0]!;
  const received = new Map((await sales.readReceived(db, since)).map((row) => [row.day, row.received]));
  const placed = await sales.readPlaced(db, since);
  const { lowStock } = await readShopRules(db);
  const letters = await needs.listFailingLetters(db, shownOfEach);
  return {
    sales: days.map((day) => ({ day, received: toMoney(received.get(day) ?? 0) })),
    placed: { orders: placed.orders, average: placed.average === null ? null : toMoney(placed.average) },
    orders_by_state: await sales.countOrdersByState(db),
    top_products: (await sales.listTopProducts(db, since, shownOfEach)).map((product) => ({
      ...product,
      revenue: toMoney(product.revenue),
    })),
    low_stock: await needs.listLowStock(db, lowStock, shownOfEach),
    attention: await needs.countForAttention(db),
    undecided_payments: (await needs.listUndecidedPayments(db, shownOfEach)).map((payment) => ({
      order_id: payment.orderId,
      amount: toMoney(payment.amount),
      state: payment.state,
      since: payment.since.toISOString(),
    })),
    large_reservations: await readLargeReservations(db),
    failing_letters: {
      total: letters.total,
      latest: letters.rows.map(({ id, kind, state, attempts, error }) => ({
        id,
        kind,
        is_given_up: state === 'failed',
        attempts,
        error: error ?? '',
      })),
    },
    failing_jobs: (await needs.listFailingJobs(db)).map(({ name, jobs, error }) => ({
      name,
      jobs,
      error: error ?? '',
    })),
  };
}

async function readLargeReservations(db: Executor): Promise<Dashboard['large_reservations']> {
  const { cashWaitsFrom } = await readReservationLimits(db);
  const { total, rows } = await listLargeReservations(db, { goodsFrom: cashWaitsFrom, most: shownOfEach });
  const open = await sumOpenOrders(db);
  return {
    total,
    orders: rows.map(({ orderId, goods, pieces, paymentMethod, since, reservedUntil, confirmBy }) => ({
      order_id: orderId,
      goods: toMoney(goods),
      pieces,
      payment_method: paymentMethod,
      since: since.toISOString(),
      until: (reservedUntil ?? confirmBy)?.toISOString() ?? null,
    })),
    open: { orders: open.orders, goods: toMoney(open.goods) },
  };
}

/** The last day is today. */
function lastDays(today: string, many: number): string[] {
  return Array.from({ length: many }, (_, index) => daysBefore(today, many - 1 - index));
}
