import { cancelOrderEndpoint, createOrderEndpoint, orderEndpoint } from '@shop/contract/orders.ts';
import { isRefusal } from '@shop/contract/refusal.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { cancelUnpaid } from '../payments/index.ts';
import { limits, type RateLimiter } from '../rate-limits/index.ts';
import { placeOrder } from './placing/place-order.ts';
import { readOrder } from './read-order.ts';

export function checkoutRoutes(
  { serve, rateLimiter, hasRateLimits }: { serve: Serve; rateLimiter: RateLimiter; hasRateLimits: boolean },
  shop: Pick<Shop, 'db' | 'queue' | 'cardProvider' | 'connected' | 'secrets' | 'log'>,
) {
  serve(
    createOrderEndpoint,
    async ({ body, headers }, context) => {
      const { cardProvider } = shop;
      const customerId = (await context.findSession())?.customerId;
      const by = { key: headers['idempotency-key'], customerId, address: context.address, countsOpen: hasRateLimits };
      const place = () => placeOrder(shop, body, by);
      const { id, reference, total, purchase } =
        body.certificates.length === 0
          ? await place()
          : await countWrongCertificate(rateLimiter, context.address, place);
      return {
        id,
        order_id: id,
        order_reference: reference,
        total_price: toDecimal(total),
        payment_data: purchase ? cardProvider.offer(purchase) : null,
        payment_widget_url: purchase ? cardProvider.widgetUrl : null,
      };
    },
    // A repeated request with the same idempotency key counts again.
    { limit: limits.order, subject: ({ body }) => body.personal_info.email },
  );
  serve(
    cancelOrderEndpoint,
    async ({ params }) => {
      await cancelUnpaid(shop, params.reference);
      return await readOrder(shop.db, params.reference);
    },
    { limit: limits.pay, subject: ({ params }) => params.reference },
  );
  serve(orderEndpoint, ({ params }) => readOrder(shop.db, params.reference));
}

/**
 * Guessing certificates by placing orders uses the same rate limit as checking one. Consumed before the order is placed
 * and refunded after, so that parallel guesses count.
 */
async function countWrongCertificate<Placed>(rateLimiter: RateLimiter, address: string, place: () => Promise<Placed>) {
  const limit = { ...limits.certificate, forgivesRight: true } as const;
  const caller = { address, subject: undefined };
  await rateLimiter.consume(limit, caller);
  let isWrong = false;
  try {
    return await place();
  } catch (error) {
    isWrong = isRefusal(error) && error.code === 'certificate_rejected';
    throw error;
  } finally {
    if (!isWrong) await rateLimiter.refund(limit, caller);
  }
}
