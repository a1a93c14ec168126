import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { wayforpayEmulator } from '@shop/emulators/wayforpay/wayforpay-emulator.ts';
import type { ShopClient } from './shop-client.ts';

const merchant = { merchantAccount: 'rosa_under_load', secretKey: 'a secret of the load run only' };

export type Bank = Awaited<ReturnType<typeof openBank>>;

/** The emulated card provider in this process, which survives all shop processes. Its webhooks go to `shop()`. */
export async function openBank(publicUrl: string, shop: () => ShopClient) {
  const server = createServer(async (request, response) => {
    const body = request.method === 'POST' ? await text(request) : null;
    const answer = await emulator.fetch(`${origin}${request.url}`, { method: request.method ?? 'GET', body });
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
      const request = { body: String(init?.body), headers: init?.headers as Record<string, string> };
      const { status, body } = await shop().askEach('webhook of the bank', new URL(String(url)).pathname, request);
      return status === 0 ? Response.error() : new Response(body, { status });
    },
  });
  return {
    emulator,
    /** Settings by which the shop reaches it. */
    settings: {
      WAYFORPAY_MERCHANT_ACCOUNT: merchant.merchantAccount,
      WAYFORPAY_SECRET_KEY: merchant.secretKey,
      WAYFORPAY_API_URL: `${address}/api`,
      WAYFORPAY_WIDGET_URL: `${address}/server/pay-widget.js`,
    },
    async [Symbol.asyncDispose]() {
      emulator.close();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
