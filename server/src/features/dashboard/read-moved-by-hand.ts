import type { MovedByHand } from '@shop/contract/admin/dashboard.ts';
import { daysBefore, kyivDate } from '@shop/domain/kyiv-date.ts';
import type { Shop } from '../../shop.ts';
import { decimal } from '../orders/index.ts';
import { listMovedByHand, sumMovedByHand } from './moved-by-hand.queries.ts';

const shownDays = 30;
const shownMovements = 500;

/** How much money each member of staff moved by hand. Shown to the owner. */
export async function readMovedByHand({ db }: Pick<Shop, 'db'>, now = new Date()): Promise<MovedByHand> {
  const since = daysBefore(kyivDate(now), shownDays - 1);
  const days = await sumMovedByHand(db, since);
  return {
    days: days.map((row) => ({
      ...row,
      receipts: decimal(Number(row.receipts)),
      refunds: decimal(Number(row.refunds)),
      certificates_given: decimal(Number(row.certificates_given)),
      certificates_taken: decimal(Number(row.certificates_taken)),
    })),
    latest: (await listMovedByHand(db, since, shownMovements)).map((row) => ({
      ...row,
      amount: decimal(Number(row.amount)),
    })),
  };
}
