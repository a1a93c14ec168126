import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PastPayment } from '@shop/emulators/wayforpay/ledger.ts';
import type { WayforpayEmulator } from '@shop/emulators/wayforpay/wayforpay-emulator.ts';
import type { CardProvider } from './features/payments/card-provider.ts';
import { wayforpayProvider } from './providers/wayforpay/wayforpay-provider.ts';
import type { Settings } from './settings.ts';

export const emulatedPath = '/emulators/wayforpay';

export type EmulatedCards = {
  /** Answers like the provider's servers. */
  fetch: typeof fetch;
  /** Adds payments of the demonstration from before its first start. */
  recall(past: readonly PastPayment[]): Promise<void>;
  /** Stops repeating webhooks. */
  close(): Promise<void>;
};

/** The card provider at its addresses, or its emulator in this process, which is created at its first use. */
export function openCardProvider(
  { wayforpay, publicUrl, dataDir }: Pick<Settings, 'wayforpay' | 'publicUrl' | 'dataDir'>,
  /** Where this process listens. The public address may be a proxy, or lead elsewhere. */
  ownAddress: () => string,
): { provider: CardProvider; emulator?: EmulatedCards } {
  const { merchantAccount, secretKey, apiUrl, widgetUrl } = wayforpay;
  if (apiUrl !== undefined && widgetUrl !== undefined)
    return { provider: wayforpayProvider({ merchantAccount, secretKey, apiUrl, widgetUrl, publicUrl, fetch }) };

  const address = `${publicUrl}${emulatedPath}`;
  const pathInShop = (given: string) => {
    const url = URL.parse(given);
    // A path that begins with two slashes would lead a browser to another host.
    return url?.origin === publicUrl && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : undefined;
  };
  let made: Promise<WayforpayEmulator> | undefined;
  const emulator = () => {
    made ??= import('@shop/emulators/wayforpay/wayforpay-emulator.ts').then(({ wayforpayEmulator }) =>
      wayforpayEmulator({
        merchantAccount,
        secretKey,
        address,
        addressOfShop: pathInShop,
        send: (url, init) => fetch(`${ownAddress()}${pathInShop(String(url))}`, init),
        file: join(dataDir, 'emulated-wayforpay.json'),
      }),
    );
    return made;
  };
  const emulatedFetch: typeof fetch = async (url, init) => (await emulator()).fetch(url, init);
  return {
    provider: wayforpayProvider({
      merchantAccount,
      secretKey,
      apiUrl: `${address}/api`,
      widgetUrl: `${emulatedPath}/server/pay-widget.js`,
      publicUrl,
      fetch: emulatedFetch,
    }),
    emulator: {
      fetch: emulatedFetch,
      recall: async (past) => (await emulator()).ledger.recall(past),
      close: async () => (await made)?.close(),
    },
  };
}

/** The address at which a process reaches itself; a wildcard address becomes the loopback one. */
export function ownAddress(server: Pick<Server, 'address'>): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
