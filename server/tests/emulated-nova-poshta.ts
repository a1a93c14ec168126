import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type NovaPoshtaEmulator, novaPoshtaEmulator } from '@shop/emulators/nova-poshta/nova-poshta-emulator.ts';

type Directory = NonNullable<Parameters<typeof novaPoshtaEmulator>[0]>;

/** The emulated carrier on its own port. Leaving the scope closes it. */
export async function listeningNovaPoshta(directory?: Directory) {
  const emulator: NovaPoshtaEmulator = novaPoshtaEmulator(directory);
  const asked: Record<string, unknown>[] = [];
  let isSilent = false;
  const server = createServer(async (request, response) => {
    asked.push(JSON.parse(await text(request)));
    if (isSilent) return;
    const { status, body } = emulator.answer(asked.at(-1));
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    goWrong: emulator.goWrong,
    fallSilent: () => {
      isSilent = true;
    },
    /** All requests. */
    asked,
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
