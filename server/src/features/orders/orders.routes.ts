import { createOrderEndpoint, orderEndpoint } from '@shop/contract/orders.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { Serve } from '../../http/serve.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../limits/limits.ts';
import type { Turns } from '../limits/take-turn.ts';
import { placeOrder } from './place-order.ts';
import { readOrder } from './read-order.ts';

export function orderRoutes(
  { serve, turns, hasRateLimits }: { serve: Serve; turns: Turns; hasRateLimits: boolean },
  shop: Pick<Shop, 'db' | 'queue' | 'cardProvider' | 'secrets'>,
) {
  serve(
    createOrderEndpoint,
    async ({ body, headers }, visit) => {
      const { cardProvider } = shop;
      const customerId = (await visit.findSession())?.customerId;
      const by = { key: headers['idempotency-key'], customerId, address: visit.address, countsOpen: hasRateLimits };
      const place = () => placeOrder(shop, body, by);
      const { id, reference, total, purchase } =
        body.certificates.length === 0 ? await place() : await countWrongCertificate(turns, visit.address, place);
      return {
        id,
        order_id: id,
        order_reference: reference,
        total_price: toDecimal(total),
        payment_data: purchase ? cardProvider.offer(purchase) : null,
        payment_widget_url: purchase ? cardProvider.widgetUrl : null,
      };
    },
    // An order that is sent again with its key is counted again.
    { limit: limits.order, subject: ({ body }) => body.personal_info.email },
  );
  serve(orderEndpoint, ({ params }) => readOrder(shop.db, params.reference));
}

/** Guessed here or by asking about one, a certificate is counted in the same bucket. Counted first: none is free. */
async function countWrongCertificate<Placed>(turns: Turns, address: string, place: () => Promise<Placed>) {
  const limit = { ...limits.certificate, forgivesRight: true } as const;
  const caller = { address, subject: undefined };
  await turns.take(limit, caller);
  let isWrong = false;
  try {
    return await place();
  } catch (error) {
    isWrong = isRefusal(error) && error.code === 'certificate_rejected';
    throw error;
  } finally {
    if (!isWrong) await turns.giveBack(limit, caller);
  }
}
