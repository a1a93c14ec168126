import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { testBank } from './test-bank.ts';

/** Serves the bank over HTTP for shops in other processes. Returns the settings to reach it. */
export async function listeningBank(
  bank: ReturnType<typeof testBank>,
): Promise<AsyncDisposable & { settings: Record<string, string> }> {
  const server = createServer(async (request, response) => {
    try {
      const answer = await bank.answer(await text(request));
      response.end(await answer.text());
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return {
    settings: {
      WAYFORPAY_MERCHANT_ACCOUNT: bank.merchantAccount,
      WAYFORPAY_SECRET_KEY: bank.secretKey,
      WAYFORPAY_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    },
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}
