import { sql } from 'drizzle-orm';
import type { Executor } from '../../src/database/database.ts';

/**
 * What customers have received from the shop, and what the shop has received, or is owed. Independent of the shop's own
 * arithmetic. A purchased certificate counts as money, not as goods.
 */
export async function readMoney(db: Executor) {
  const { rows } = await db.execute<Record<string, string>>(sql`
    with sold as (
      select o.id, o.state, o.total, o.received, o.refunded,
        coalesce(sum(l.price * l.quantity) filter (where l.kind = 'product'), 0) - o.promo_discount + o.delivery_cost as products,
        coalesce(sum(l.price * l.refunded_quantity) filter (where l.kind = 'certificate'), 0) as certificates_back,
        (select coalesce(sum(c.returned), 0) from order_certificates c where c.order_id = o.id) as returned
      from orders o join order_lines l on l.order_id = o.id group by o.id),
    living as (select * from sold where state not in ('cancelled', 'returned'))
    select
      (select coalesce(sum(balance), 0) from certificates where state = 'active') as spendable,
      (select coalesce(sum(refunded), 0) from orders) as refunded,
      -- Money and certificates that went back for products have made them cheaper, or the products are back.
      (select coalesce(sum(greatest(products - returned - greatest(refunded - certificates_back, 0), 0)), 0) from living) as goods,
      (select coalesce(sum(received), 0) from orders) as received,
      (select coalesce(sum(greatest(total - received, 0)), 0) from living) as due,
      (select coalesce(sum(m.difference), 0) from certificate_movements m join certificates c on c.id = m.certificate_id
        where c.order_line_id is null and m.kind in ('issued', 'adjusted')) as given`);
  const { spendable, refunded, goods, received, due, given } = rows[0]!;
  return {
    had: { spendable: Number(spendable), refunded: Number(refunded), goods: Number(goods) },
    paid: { received: Number(received), due: Number(due), given: Number(given) },
  };
}
