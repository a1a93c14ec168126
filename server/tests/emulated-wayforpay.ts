import { handClock } from '@shop/emulators/wayforpay/clock.ts';
import type { Means, Outcome } from '@shop/emulators/wayforpay/payment.ts';
import { wayforpayEmulator } from '@shop/emulators/wayforpay/wayforpay-emulator.ts';
import type { Webhook } from '@shop/emulators/wayforpay/webhook-deliveries.ts';
import type { WebhookFields } from '@shop/emulators/wayforpay/webhook-fields.ts';
import type { FastifyInstance } from 'fastify';
import { wayforpayProvider } from '../src/providers/wayforpay/wayforpay-provider.ts';

type Offered = { orderReference: string };

const merchant = { merchantAccount: 'test_merch_n1', secretKey: 'flk3409refn54t54t*FNJRET' };

/**
 * The real adapter and the emulated company in one process: `openTestShop({ cardProvider: bank.provider })`, then
 * `bank.sendsWebhooksTo(shop.app)`. Webhooks wait until the test delivers them, and the test controls the clock.
 */
export function emulatedWayforpay({ publicUrl = 'http://localhost:3000' } = {}) {
  const clock = handClock();
  const address = `${publicUrl}/emulators/wayforpay`;
  let shop: Pick<FastifyInstance, 'inject'> | undefined;
  const lastDelivered: Webhook[] = [];
  const emulator = wayforpayEmulator({
    ...merchant,
    address,
    clock,
    addressOfShop: (url) => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : undefined),
    async send(url, init) {
      if (shop === undefined) throw new Error('The bank was not told where its webhooks go');
      const headers = init?.headers as Record<string, string>;
      const path = new URL(String(url)).pathname;
      const reply = await shop.inject({ method: 'POST', url: path, headers, payload: String(init?.body) });
      return new Response(reply.payload, { status: reply.statusCode });
    },
  });
  const { ledger, deliveries } = emulator;
  deliveries.isByHand = true;

  const paymentOf = ({ orderReference }: Offered) => {
    const payment = ledger.find(orderReference);
    if (payment === undefined) throw new Error(`The bank knows nothing of ${orderReference}`);
    return payment;
  };
  const paying = (outcome: Outcome) => (offered: Offered, means?: Means) => void emulator.pay(offered, outcome, means);
  const deliverAll = async (webhooks: readonly Webhook[]) => {
    const answers = [];
    for (const webhook of webhooks) answers.push(await deliveries.deliver(webhook));
    return answers;
  };

  return {
    provider: wayforpayProvider({
      ...merchant,
      apiUrl: `${address}/api`,
      widgetUrl: '/emulators/wayforpay/server/pay-widget.js',
      publicUrl,
      fetch: emulator.fetch,
    }),
    recall: ledger.recall.bind(ledger),
    sendsWebhooksTo: (app: Pick<FastifyInstance, 'inject'>) => {
      shop = app;
    },
    /** Actions of a customer in the widget. */
    approve: paying('approved'),
    approveByWallet: (offered: Offered) =>
      void emulator.pay(offered, 'approved', { cardPan: '', paymentSystem: 'googlePay' }),
    decline: paying('declined'),
    leavePending: paying('pending'),
    waitForBank: paying('3-D Secure'),
    expire: paying('expired'),
    /** A correctly signed webhook with false content. */
    say: (offered: Offered, changes: Partial<WebhookFields>) => emulator.webhook(paymentOf(offered), changes),
    /** Refunds become pending, and are done half a minute later. */
    runShortOfMoney: () => {
      ledger.isShortOfMoney = true;
    },
    /** A refund outside the shop: by staff in the bank's cabinet, or as a chargeback. */
    refundInCabinet: (offered: Offered, hryvnias: number) => ledger.refund(paymentOf(offered), hryvnias * 100),
    /** Delivers the waiting webhooks, the oldest or the newest first. Returns the shop's replies. */
    async deliver({ newestFirst = false } = {}) {
      const webhooks = newestFirst ? deliveries.waiting.toReversed() : [...deliveries.waiting];
      lastDelivered.splice(0, Infinity, ...webhooks);
      return await deliverAll(webhooks);
    },
    /** Delivers them again, as if the shop's reply was lost. */
    deliverAgain: () => deliverAll(lastDelivered),
    loseWebhooks: () => deliveries.lose(),
    /** Statuses of webhooks that the shop has not accepted yet. */
    waiting: () => deliveries.waiting.map(({ body }) => JSON.parse(body).transactionStatus as string),
    statusOf: (offered: Offered) => paymentOf(offered).status,
    goWrong: emulator.goWrong,
    passSeconds: (seconds: number) => clock.pass(seconds * 1000),
  };
}
