import { createOrderEndpoint, orderEndpoint } from '@shop/contract/orders.ts';
import { toDecimal } from '@shop/domain/money.ts';
import type { Serve } from '../../http/serve.ts';
import type { Shop } from '../../shop.ts';
import { limits } from '../limits/limits.ts';
import { placeOrder } from './place-order.ts';
import { readOrder } from './read-order.ts';

export function orderRoutes(serve: Serve, shop: Pick<Shop, 'db' | 'queue' | 'cardProvider'>) {
  serve(
    createOrderEndpoint,
    async ({ body, headers }, visit) => {
      const { cardProvider } = shop;
      const { id, reference, total, purchase } = await placeOrder(shop, body, {
        key: headers['idempotency-key'],
        customerId: (await visit.findSession())?.customerId,
      });
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
