import { checkPayEndpoint, payOrderEndpoint, widgetClosedEndpoint } from '@shop/contract/payments.ts';
import { Refusal } from '@shop/contract/refusal.ts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../http/serving/serving.ts';
import type { Shop } from '../../shop.ts';
import { limits, type RateLimiter } from '../rate-limits/index.ts';
import { payAgain } from './pay-again.ts';
import { checkPayment } from './updates/check-payment.ts';
import { recordPaymentUpdate } from './updates/record-payment-update.ts';

type Tools = Pick<Shop, 'db' | 'queue' | 'log' | 'cardProvider'>;

export function paymentRoutes(serve: Serve, shop: Tools) {
  type Asked = { body: { payment_reference: string } };
  const check = ({ body }: Asked) => checkPayment(shop, body.payment_reference);
  const limited = { limit: limits.checkPayment, subject: ({ body }: Asked) => body.payment_reference };
  serve(widgetClosedEndpoint, check, limited);
  serve(checkPayEndpoint, check, limited);
  serve(
    payOrderEndpoint,
    async ({ params }) => {
      const purchase = await payAgain(shop, params.reference);
      return {
        id: purchase.orderId,
        order_id: purchase.orderId,
        order_reference: purchase.orderReference,
        payment_data: shop.cardProvider.offer(purchase),
        payment_widget_url: shop.cardProvider.widgetUrl,
      };
    },
    { limit: limits.pay, subject: ({ params }) => params.reference },
  );
}

/** A webhook has one or two kilobytes; sent as a form, twice that. */
const bodyLimit = 8 * 1024;

/** Webhook and return page of the provider. It labels JSON as a form or not at all, so bodies are read raw. */
export async function providerRoutes(
  app: FastifyInstance,
  { rateLimiter, ...shop }: Tools & { rateLimiter: RateLimiter },
) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', async ({ headers }) => {
    headers['content-type'] = 'text/plain';
  });

  app.post('/api/v1/orders/payment/wayforpay/', { bodyLimit }, async (request, reply) => {
    const update = shop.cardProvider.readWebhook(bodyText(request.body));
    if (update === undefined) {
      await rateLimiter.consume(limits.unsignedWebhook, { address: request.ip, subject: undefined });
      throw new Refusal('payment_report_refused', {});
    }
    await recordPaymentUpdate(shop, update, 'callback');
    return reply.header('cache-control', 'no-store').send(shop.cardProvider.accept(update.reference));
  });

  /** The browser may bring the first update of a payment. The customer is redirected even if recording it fails. */
  async function recordReturn(body: string): Promise<void> {
    const update = shop.cardProvider.readWebhook(body);
    if (update === undefined) return;
    await recordPaymentUpdate(shop, update, 'return').catch((error) =>
      shop.log.error({ err: error }, 'payment update from the browser not recorded'),
    );
  }

  app.route<{ Params: { reference: string } }>({
    method: ['GET', 'POST'],
    url: '/api/v1/orders/payment/return/:reference/',
    bodyLimit,
    async handler(request, reply) {
      await recordReturn(bodyText(request.body));
      const reference = encodeURIComponent(request.params.reference);
      // The provider's page sends a cross-site POST; 303 turns it into a GET.
      return reply.code(303).header('cache-control', 'no-store').redirect(`/payment-confirmation/${reference}`, 303);
    },
  });
}

function bodyText(body: unknown): string {
  return typeof body === 'string' ? body : '';
}
