import { handClock } from './clock.ts';
import type { Company } from './read-purchase.ts';
import { sign } from './signature.ts';
import { toForm, type WayforpayOptions, wayforpayEmulator } from './wayforpay-emulator.ts';

export const company: Company = {
  merchantAccount: 'test_merch_n1',
  secretKey: 'flk3409refn54t54t*FNJRET',
  address: 'http://shop.test/emulators/wayforpay',
};

/** What a shop passes to the widget. */
export function offer(changes: Record<string, unknown> = {}) {
  const offered = {
    merchantAccount: company.merchantAccount,
    merchantDomainName: 'shop.test',
    orderReference: 'order-1',
    orderDate: 1759400000,
    amount: '1249.50',
    currency: 'UAH',
    productName: ['Замовлення № 42'],
    productCount: [1],
    productPrice: ['1249.50'],
    serviceUrl: 'http://shop.test/webhooks',
    returnUrl: 'http://shop.test/return/42/',
    orderTimeout: 600,
    clientStartTime: 1759400000123,
    ...changes,
  };
  const { merchantAccount, merchantDomainName, orderReference, orderDate, amount, currency } = offered;
  const lists = [...offered.productName, ...offered.productCount, ...offered.productPrice];
  const signed = [merchantAccount, merchantDomainName, orderReference, orderDate, amount, currency, ...lists];
  return { ...offered, merchantSignature: sign(signed, company.secretKey) };
}

/** The emulator with a shop that accepts every webhook, unless the test passes its own `answer`. */
export function triedEmulator(
  options: Partial<WayforpayOptions> & { answer?: (body: string) => Response | Promise<Response> } = {},
) {
  const clock = handClock(Date.UTC(2026, 10, 16, 8));
  const received: { url: string; type: string | null; body: string }[] = [];
  const emulator = wayforpayEmulator({
    ...company,
    clock,
    addressOfShop: (url) => (url.startsWith('http://shop.test/') ? new URL(url).pathname : undefined),
    async send(url, init) {
      const request = new Request(url, init);
      const body = await request.text();
      received.push({ url: request.url, type: request.headers.get('content-type'), body });
      return await (options.answer ?? accepted)(body);
    },
    ...options,
  });

  const call = (path: string, init?: RequestInit) => emulator.fetch(`${company.address}${path}`, init);
  return {
    ...emulator,
    clock,
    received,
    get: (path: string) => call(path),
    post: (path: string, fields: object) => call(path, { method: 'POST', body: toForm(fields) }),
    /** Signed as the manual says: these fields in this order. */
    async ask(transactionType: string, fields: Record<string, unknown>) {
      const { orderReference, amount, currency } = fields;
      const money = transactionType === 'CHECK_STATUS' ? [] : [amount, currency];
      const signed = [company.merchantAccount, orderReference, ...money] as string[];
      const body = JSON.stringify({
        transactionType,
        merchantAccount: company.merchantAccount,
        merchantSignature: sign(signed, company.secretKey),
        apiVersion: 1,
        ...fields,
      });
      return (await (await call('/api', { method: 'POST', body })).json()) as Record<string, unknown>;
    },
  };
}

export function accepted(body: string): Response {
  const { orderReference } = JSON.parse(body) as { orderReference: string };
  const signature = sign([orderReference, 'accept', 1415379863], company.secretKey);
  return Response.json({ orderReference, status: 'accept', time: 1415379863, signature });
}
