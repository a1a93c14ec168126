import { paymentMethods } from '@shop/domain/deliveries.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Money, MoneyDifference } from '../shapes.ts';
import { right } from './rights.ts';

const Count = z.int().nonnegative();

export const Dashboard = z
  .object({
    sales: z
      .array(z.object({ day: z.iso.date(), received: Money }))
      .meta({ description: 'Money that came, by card and by hand, on each of the last 30 days in Kyiv' }),
    placed: z
      .object({ orders: Count, average: Money.nullable() })
      .meta({ description: 'In the same days, without cancelled ones' }),
    orders_by_state: z.array(z.object({ state: z.string(), orders: Count })),
    top_products: z.array(z.object({ id: Id, name: z.string(), quantity: Count, revenue: Money })),
    low_stock: z.object({
      total: Count,
      variants: z.array(
        z.object({ id: Id, product_id: Id, name: z.string(), value: z.string(), unit: z.string(), stock: Count }),
      ),
    }),
    attention: Count.meta({ description: 'Orders that somebody should look at' }),
    undecided_payments: z.array(z.object({ order_id: Id, amount: Money, state: z.string(), since: z.iso.datetime() })),
    large_reservations: z
      .object({
        total: Count,
        orders: z.array(
          z.object({
            order_id: Id,
            goods: Money,
            pieces: Count,
            payment_method: z.enum(paymentMethods),
            since: z.iso.datetime(),
            until: z.iso
              .datetime()
              .nullable()
              .meta({ description: 'When it is released unless it is paid or confirmed' }),
          }),
        ),
        open: z.object({ orders: Count, goods: Money }).meta({ description: 'All orders neither paid nor confirmed' }),
      })
      .meta({ description: 'Orders neither paid nor confirmed that hold unusually much' }),
    failing_letters: z.object({
      total: Count,
      latest: z.array(
        z.object({ id: Id, kind: z.string(), is_given_up: z.boolean(), attempts: Count, error: z.string() }),
      ),
    }),
    attacked_accounts: z
      .object({
        total: Count,
        accounts: z.array(
          z.object({
            kind: z.enum(['customer', 'staff']),
            id: Id,
            email: z.string(),
            tries: Count,
            wrong_codes: Count.meta({ description: 'Those with the right password and a wrong code' }),
            since: z.iso.datetime(),
            last_at: z.iso.datetime(),
          }),
        ),
      })
      .meta({ description: 'Many wrong tries to sign in, of the last day; empty for everybody but owners' }),
    failing_jobs: z.array(z.object({ name: z.string(), jobs: Count, error: z.string() })),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

export const dashboardEndpoint = endpoint({
  name: 'readDashboard',
  summary: 'How the shop is doing, and what needs somebody',
  method: 'GET',
  path: '/api/v1/admin/dashboard/',
  needs: right('dashboard'),
  reply: Dashboard,
});

const MovedByHand = z
  .object({
    days: z
      .array(
        z.object({
          day: z.iso.date(),
          staff_id: Id,
          staff_name: z.string(),
          receipts: Money,
          refunds: Money,
          certificates_given: Money,
          certificates_taken: Money,
        }),
      )
      .meta({ description: 'Sums of the last 30 days in Kyiv, by person and day' }),
    latest: z
      .array(
        z.object({
          kind: z.enum(['receipt', 'refund', 'certificate']),
          day: z.iso.date(),
          at: z.iso.datetime(),
          staff_id: Id,
          staff_name: z.string(),
          amount: MoneyDifference,
          order_id: Id.nullable(),
          certificate_id: Id.nullable(),
          note: z.string(),
        }),
      )
      .meta({ description: 'One by one, the newest first; at most 500' }),
  })
  .meta({ id: 'MovedByHand' });
export type MovedByHand = z.infer<typeof MovedByHand>;

export const movedByHandEndpoint = endpoint({
  name: 'readMoneyMovedByHand',
  summary: 'Money that people of the staff have moved by hand: receipts, refunds, certificates given or changed',
  method: 'GET',
  path: '/api/v1/admin/dashboard/money-by-hand/',
  needs: right('limits'),
  reply: MovedByHand,
});
