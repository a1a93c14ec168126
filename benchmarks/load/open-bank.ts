import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type WayforpayEmulator, wayforpayEmulator } from '@shop/emulators/wayforpay/wayforpay-emulator.ts';
import type { Balancer } from './balancer.ts';

const merchant = { merchantAccount: 'rosa_under_load', secretKey: 'a secret of the load run only' };

export type Bank = AsyncDisposable & {
  emulator: WayforpayEmulator;
  /** By these the shop finds it. */
  settings: Record<string, string>;
  /** Where its webhooks go. */
  sendsWebhooksTo(balancer: Balancer): void;
};

/** The emulated card provider as a company of its own: it outlives every process of the shop. */
export async function openBank(publicUrl: string): Promise<Bank> {
  let shop: Balancer | undefined;
  const server = createServer(async (request, response) => {
    const answer = await emulator.fetch(`${origin}${request.url}`, {
      method: request.method ?? 'GET',
      body: request.method === 'POST' ? await text(request) : null,
    });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const address = `${origin}/wayforpay`;

  const emulator = wayforpayEmulator({
    ...merchant,
    address,
    addressOfShop: (url) => (url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : undefined),
    async send(url, init) {
      if (shop === undefined) throw new Error('The bank was not told where its webhooks go');
      const headers = init?.headers as Record<string, string>;
      const { status, body } = await shop.askEach('webhook of the bank', new URL(String(url)).pathname, {
        body: String(init?.body),
        headers,
      });
      return status === 0 ? Response.error() : new Response(body, { status });
    },
  });
  return {
    emulator,
    settings: {
      WAYFORPAY_MERCHANT_ACCOUNT: merchant.merchantAccount,
      WAYFORPAY_SECRET_KEY: merchant.secretKey,
      WAYFORPAY_API_URL: `${address}/api`,
      WAYFORPAY_WIDGET_URL: `${address}/server/pay-widget.js`,
    },
    sendsWebhooksTo(balancer) {
      shop = balancer;
    },
    async [Symbol.asyncDispose]() {
      emulator.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
