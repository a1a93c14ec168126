import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, Money } from '../shapes.ts';
import { listQuery, listReply } from './lists.ts';
import { right } from './rights.ts';

/** A webhook for an unknown payment attempt: perhaps money without an order. */
const StrayPayment = z
  .object({
    id: Id,
    provider: z.string(),
    reference: z.string(),
    provider_status: z.string(),
    amount: Money.nullable(),
    currency: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: 'StrayPayment' });

export type StrayPayment = z.output<typeof StrayPayment>;

const StrayPaymentsQuery = listQuery(['at', 'amount']);
export type StrayPaymentsQuery = z.output<typeof StrayPaymentsQuery>;

export const strayPaymentsEndpoint = endpoint({
  name: 'listStrayPayments',
  summary: 'Reports about payments that belong to no order',
  method: 'GET',
  path: '/api/v1/admin/stray-payments/',
  needs: right('order_money'),
  query: StrayPaymentsQuery,
  reply: listReply(StrayPayment),
});
