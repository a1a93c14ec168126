import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';

export type Discrepancy = { rule: string; subject: string; expected: number; found: number };

/** Invariants, each as a query for the rows that break it. They read whole tables: use them for audits, not for requests. */
const rules: Record<string, SQL> = {
  'the stock is the sum of its movements': sql`
    select v.code as subject, coalesce(sum(m.difference), 0) as expected, v.stock as found
    from variants v left join stock_movements m on m.variant_id = v.id
    group by v.id having coalesce(sum(m.difference), 0) <> v.stock`,
  'a line from the shelf has taken its pieces, and a cancelled one none': sql`
    select 'line ' || l.id as subject,
      case when o.state = 'cancelled' then 0 else l.quantity - l.returned_quantity end as expected,
      -coalesce(sum(m.difference), 0) as found
    from order_lines l join orders o on o.id = l.order_id left join stock_movements m on m.order_line_id = l.id
    where l.kind = 'product' and not l.is_preorder
    group by l.id, o.id
    having -coalesce(sum(m.difference), 0) <> case when o.state = 'cancelled' then 0 else l.quantity - l.returned_quantity end`,
  'the goods of an order are the sum of its lines': sql`
    select 'order ' || o.id as subject,
      coalesce(sum(l.quantity * case when l.discount_price > 0 then l.discount_price else l.price end), 0) as expected,
      o.goods as found
    from orders o left join order_lines l on l.order_id = o.id
    group by o.id
    having coalesce(sum(l.quantity * case when l.discount_price > 0 then l.discount_price else l.price end), 0) <> o.goods`,
  // Orders from before discounts excluded certificates have no sum of products.
  'the products of an order are the sum of its product lines': sql`
    select 'order ' || o.id as subject,
      coalesce(sum(l.quantity * case when l.discount_price > 0 then l.discount_price else l.price end) filter (where l.kind = 'product'), 0) as expected,
      o.products as found
    from orders o left join order_lines l on l.order_id = o.id
    where o.products is not null
    group by o.id
    having coalesce(sum(l.quantity * case when l.discount_price > 0 then l.discount_price else l.price end) filter (where l.kind = 'product'), 0) <> o.products`,
  'the certificates of an order are the sum of their parts': sql`
    select 'order ' || o.id as subject, coalesce(sum(c.amount), 0) as expected, o.certificate_discount as found
    from orders o left join order_certificates c on c.order_id = o.id
    group by o.id having coalesce(sum(c.amount), 0) <> o.certificate_discount`,
  'the balance of a certificate is the sum of its movements': sql`
    select 'certificate ' || c.id as subject, coalesce(sum(m.difference), 0) as expected, c.balance as found
    from certificates c left join certificate_movements m on m.certificate_id = c.id
    group by c.id having coalesce(sum(m.difference), 0) <> c.balance`,
  'what an order has taken from a certificate left it': sql`
    select 'order ' || p.order_id || ', certificate ' || p.certificate_id as subject,
      p.amount - p.returned as expected, -coalesce(sum(m.difference), 0) as found
    from order_certificates p
    left join certificate_movements m on m.order_id = p.order_id and m.certificate_id = p.certificate_id
    group by p.order_id, p.certificate_id
    having -coalesce(sum(m.difference), 0) <> p.amount - p.returned`,
  'a promo code was used as often as its orders say': sql`
    select p.code as subject, count(u.order_id) as expected, p.times_used as found
    from promo_codes p left join promo_code_uses u on u.promo_code_id = p.id and u.returned_at is null
    group by p.id having count(u.order_id) <> p.times_used`,
  'an order with a promo code has counted its use, and no other has': sql`
    select 'order ' || o.id as subject, (o.promo_code_id is not null)::int as expected, count(u.order_id) as found
    from orders o left join promo_code_uses u on u.order_id = o.id and u.promo_code_id = o.promo_code_id
    group by o.id having count(u.order_id) <> (o.promo_code_id is not null)::int`,
  'an order has its lines and the beginning of its history': sql`
    select 'order ' || o.id as subject, 2 as expected,
      (exists (select 1 from order_lines l where l.order_id = o.id))::int
        + (select count(*) from order_events e where e.order_id = o.id and e.what = 'placed') as found
    from orders o
    where not exists (select 1 from order_lines l where l.order_id = o.id)
      or (select count(*) from order_events e where e.order_id = o.id and e.what = 'placed') <> 1`,
  // A letter is withdrawn when it was merged into the letter about the payment or about the cancellation, or when the
  // customer cancelled before anything was sent. After a customer was erased, the content of their letters is unknown.
  'an order with an e-mail has told its customer that it was placed': sql`
    select 'order ' || o.id as subject, 1 as expected, 0 as found
    from orders o
    where o.email <> '' and not exists (
      select 1 from letters placed
      where placed.event = 'order-placed:' || o.id
        and (placed.state in ('sent', 'waiting')
          or placed.state = 'withdrawn' and exists (
            select 1 from letters other
            where other.state in ('sent', 'waiting') and (
              other.event = 'order-paid:' || o.id and (other.data -> 'placed' is not null or other.recipient = '')
              or other.event in (select 'order-cancelled:' || o.id || ':' || n from generate_series(0, o.revivals) n)))
          or placed.state = 'withdrawn' and exists (
            select 1 from order_events e
            where e.order_id = o.id and e.what = 'cancelled' and e.actor = 'customer')))`,
  'an order that waits for money has an attempt to pay it': sql`
    select 'order ' || o.id as subject, 1 as expected, 0 as found
    from orders o
    where o.due_online > 0 and not exists (select 1 from payments p where p.order_id = o.id)`,
  'what an order has received is the payment that counts for it and what came by hand': sql`
    with came as (
      select o.id, o.received as found,
        (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id and p.is_counted)
          + (select coalesce(sum(r.amount), 0) from money_receipts r where r.order_id = o.id) as expected
      from orders o)
    select 'order ' || id as subject, expected, found from came where expected <> found`,
  // Capped at what was received: when both the provider and staff refund the same money, the order is flagged for
  // attention.
  'what an order has given back went back by the payment that counts for it or by hand': sql`
    with back as (
      select o.id, o.refunded as found, least(o.received,
        (select coalesce(sum(p.refunded), 0) from payments p where p.order_id = o.id and p.is_counted)
          + (select coalesce(sum(r.amount), 0) from refunds r
             where r.order_id = o.id and r.payment_id is null and r.state = 'done')) as expected
      from orders o)
    select 'order ' || id as subject, expected, found from back where expected <> found`,
  'a payment has sent back at least the refunds that its provider has confirmed': sql`
    select 'payment ' || p.id as subject, sum(r.amount) as expected, p.refunded as found
    from payments p join refunds r on r.payment_id = p.id and r.state = 'done'
    group by p.id having sum(r.amount) > p.refunded`,
  'a refund that is not decided has a payment to be asked about': sql`
    select 'refund ' || r.id as subject, 1 as expected, 0 as found
    from refunds r join payments p on p.id = r.payment_id
    where r.state in ('requested', 'in_processing') and p.next_ask_at is null`,
  // An order that was paid after its cancellation, or cancelled after its payment, may have either. Refunded pieces may
  // have been issued before the refund.
  'an order that is paid whole has issued the certificates that it sells, and an unpaid one none': sql`
    with sold as (
      select o.id, coalesce(sum(l.quantity) filter (where l.kind = 'certificate' and o.received >= o.total), 0) as most,
        coalesce(sum(l.quantity - l.refunded_quantity) filter (where l.kind = 'certificate' and o.received >= o.total), 0) as expected,
        (select count(*) from certificates c where c.order_line_id = any (array_agg(l.id))) as found
      from orders o join order_lines l on l.order_id = o.id
      where o.state <> 'cancelled' or o.received < o.total
      group by o.id)
    select 'order ' || id as subject, expected, found from sold where found not between expected and most`,
  'a line was refunded as often as its refunds say': sql`
    select 'line ' || l.id as subject, coalesce(sum(p.quantity) filter (where r.state <> 'failed'), 0) as expected,
      l.refunded_quantity as found
    from order_lines l
    left join refund_lines p on p.order_line_id = l.id
    left join refunds r on r.id = p.refund_id
    group by l.id having coalesce(sum(p.quantity) filter (where r.state <> 'failed'), 0) <> l.refunded_quantity`,
  'a certificate whose money goes back is whole and blocked': sql`
    select 'certificate ' || c.id as subject, c.amount as expected, c.balance as found
    from certificates c join refunds r on r.id = c.refund_id
    where r.state <> 'failed' and (c.state <> 'blocked' or c.balance <> c.amount)`,
  'an order that is held waits for its money': sql`
    select 'order ' || id as subject, 0 as expected, received as found
    from orders where held_until is not null and (received > 0 or due_online = 0 or state = 'cancelled')`,
  'an order that is held has a payment to be asked about': sql`
    select 'order ' || o.id as subject, 1 as expected, 0 as found
    from orders o
    where o.held_until is not null
      and not exists (select 1 from payments p where p.order_id = o.id and p.next_ask_at is not null)`,
  'a payment of which not everything is known has a time to be asked about': sql`
    select 'payment ' || id as subject, 1 as expected, 0 as found
    from payments
    where next_ask_at is null
      and (state in ('created', 'pending', 'in_processing', 'waiting_auth_complete', 'refund_in_processing')
        or state in ('refunded', 'voided') and refunded = 0)`,
  'a cancelled order has no money of certificates': sql`
    select 'order ' || o.id || ', certificate ' || p.certificate_id as subject,
      0 as expected, p.amount - p.returned as found
    from orders o join order_certificates p on p.order_id = o.id
    where o.state = 'cancelled' and p.returned <> p.amount`,
  'a cancelled order has given back its use of a promo code': sql`
    select 'order ' || o.id as subject, 0 as expected, 1 as found
    from orders o join promo_code_uses u on u.order_id = o.id
    where o.state = 'cancelled' and u.returned_at is null`,
  // Only keys of orders: other scopes, such as staff requests, name no order.
  'the key of a placed order names it': sql`
    select key as subject, 1 as expected, 0 as found
    from idempotency_keys where scope like 'orders/%' and order_id is null`,
};

export async function listDiscrepancies(db: Executor): Promise<Discrepancy[]> {
  const found: Discrepancy[] = [];
  for (const [rule, query] of Object.entries(rules)) {
    const { rows } = await db.execute<{ subject: string; expected: string; found: string }>(query);
    found.push(
      ...rows.map((row) => ({
        rule,
        subject: row.subject,
        expected: Number(row.expected),
        found: Number(row.found),
      })),
    );
  }
  return found;
}
