import type { World } from './world.ts';

type Row<Column extends string> = Record<Column, string> & { id: number };

export type FoundPayment = Row<'reference' | 'state'> & {
  orderId: number;
  amount: number;
  refunded: number;
  isCounted: boolean;
  isToBeAsked: boolean;
};
export type FoundOrder = Row<'state'> & {
  total: number;
  due: number;
  received: number;
  refunded: number;
  revivals: number;
  isHeld: boolean;
  attention: string[];
  payments: FoundPayment[];
  history: { what: string; data: { payment?: string; amount?: number } }[];
  /** States of the certificates issued for the order. */
  issued: string[];
};

/** The shop's own books at the end, by order. */
export async function findOrders({ database: { pool } }: World): Promise<FoundOrder[]> {
  const { rows: orders } = await pool.query<Omit<FoundOrder, 'payments' | 'history' | 'issued'>>(
    `select id, state, total::int, due_online::int as due, received::int, refunded::int, revivals,
       held_until is not null as "isHeld", attention
     from orders order by id`,
  );
  const { rows: payments } = await pool.query<FoundPayment>(
    `select id, order_id as "orderId", reference, state, amount::int, refunded::int, is_counted as "isCounted",
       next_ask_at is not null as "isToBeAsked"
     from payments order by id`,
  );
  const { rows: events } = await pool.query<FoundOrder['history'][number] & { orderId: number }>(
    'select order_id as "orderId", what, data from order_events order by id',
  );
  const { rows: issued } = await pool.query<{ orderId: number; state: string }>(
    'select l.order_id as "orderId", c.state from certificates c join order_lines l on l.id = c.order_line_id',
  );
  const of = (id: number) => (row: { orderId: number }) => row.orderId === id;
  return orders.map((order) => ({
    ...order,
    payments: payments.filter(of(order.id)),
    history: events.filter(of(order.id)),
    issued: issued.filter(of(order.id)).map(({ state }) => state),
  }));
}

export function counted({ payments }: FoundOrder): FoundPayment | undefined {
  return payments.find(({ isCounted }) => isCounted);
}

/** References of the payments whose approval the shop has recorded, in that order. */
export function seenApprovals({ history }: FoundOrder): string[] {
  return history.filter(({ what }) => what === 'paid' || what === 'paid_again').map(({ data }) => data.payment!);
}

export function isActive({ state }: FoundOrder): boolean {
  return state !== 'cancelled';
}
