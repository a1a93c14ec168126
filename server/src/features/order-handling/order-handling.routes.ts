import type { ById } from '@shop/contract/admin/lists.ts';
import * as actions from '@shop/contract/admin/order-actions.ts';
import {
  type AdminOrder,
  adminOrderEndpoint,
  adminOrdersEndpoint,
  newOrdersEndpoint,
} from '@shop/contract/admin/orders.ts';
import type { Endpoint } from '@shop/contract/endpoint.ts';
import { printedOrderWording } from '@shop/wording/admin/printed-orders.ts';
import type { z } from 'zod';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { readBrand } from '../look/index.ts';
import { refundMoney } from '../payments/index.ts';
import { readPublicSettings } from '../shop-settings/index.ts';
import { addNote } from './add-note.ts';
import { completeOrder, confirmOrder, packOrder } from './advance-order.ts';
import { cancelAsStaff } from './cancel-as-staff.ts';
import { changeDelivery } from './change-delivery.ts';
import type { Handling } from './handle-order.ts';
import { printInvoice, printPackingSlip } from './papers/print-order.ts';
import { countNewOrders } from './reading/list-orders.queries.ts';
import { listOrdersForStaff } from './reading/list-orders.ts';
import { readHandledOrder } from './reading/read-handled-order.ts';
import { receiveByHand } from './receive-by-hand.ts';
import { resolveAttention } from './resolve-attention.ts';
import { returnGoods } from './return-goods.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider' | 'connected'>;
/** An endpoint that changes an order and returns it. */
type Step = Endpoint<'POST' | 'PUT', `/api/v1/${string}`, typeof ById, z.ZodType, z.ZodType, typeof AdminOrder>;

export function orderHandlingRoutes({ serve }: { serve: Serve }, shop: Tools) {
  serve.staff(adminOrdersEndpoint, ({ query }) => listOrdersForStaff(shop.db, query));
  serve.staff(newOrdersEndpoint, async () => ({ count: await countNewOrders(shop.db) }));
  serve.staff(adminOrderEndpoint, ({ params }) => readHandledOrder(shop.db, params.id));

  const readPrinter = async () => ({
    ...(await readPublicSettings(shop.db)),
    palette: (await readBrand(shop.db)).palette,
  });
  serve.staffFile(actions.packingSlipEndpoint, async ({ params }) => {
    const body = await printPackingSlip(await readHandledOrder(shop.db, params.id), await readPrinter());
    return { type: 'application/pdf', name: printedOrderWording.packingSlip.fileName(params.id), isShown: true, body };
  });
  serve.staffFile(actions.invoiceEndpoint, async ({ params }) => {
    const order = await readHandledOrder(shop.db, params.id);
    const body = await printInvoice(order, await readPrinter());
    return { type: 'application/pdf', name: printedOrderWording.invoice.fileName(params.id), isShown: true, body };
  });

  /** Every step returns the changed order. */
  const serveStep = <E extends Step>(
    endpoint: E,
    take: (handling: Handling, body: z.output<E['body']>) => Promise<void>,
  ) =>
    serve.staff(endpoint as Step, async ({ params, body }, member) => {
      await take({ orderId: params.id, member }, body as z.output<E['body']>);
      return await readHandledOrder(shop.db, params.id);
    });

  serveStep(actions.confirmOrderEndpoint, (handling) => confirmOrder(shop, handling));
  serveStep(actions.packOrderEndpoint, (handling) => packOrder(shop, handling));
  serveStep(actions.completeOrderEndpoint, (handling) => completeOrder(shop, handling));
  serveStep(actions.cancelOrderEndpoint, (handling, body) => cancelAsStaff(shop, { ...handling, ...body }));
  serveStep(actions.returnGoodsEndpoint, (handling, returned) => returnGoods(shop, { ...handling, returned }));
  serveStep(actions.markPaidEndpoint, (handling, receipt) => receiveByHand(shop, { ...handling, receipt }));
  serveStep(actions.addOrderNoteEndpoint, (handling, body) => addNote(shop, { ...handling, ...body }));
  serveStep(actions.changeDeliveryEndpoint, (handling, delivery) => changeDelivery(shop, { ...handling, delivery }));
  serveStep(actions.resolveAttentionEndpoint, (handling, body) => resolveAttention(shop, { ...handling, ...body }));
  serveStep(
    actions.refundOrderEndpoint,
    (handling, { lines = [], delivery, amount, reason, request_key: requestKey, payment_id: paymentId }) => {
      const pieces = lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
      const what = amount === undefined ? { lines: pieces, delivery } : { amount };
      return refundMoney(shop, { ...handling, what, reason, requestKey, paymentId });
    },
  );
}
