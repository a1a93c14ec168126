import type { Page } from '@playwright/test';

export const reference = 'MZ9k3vQx7Lw2Tn8RbYc5Hd4Jf6Gs1Pa0';
export const widgetUrl = '/emulators/wayforpay/server/pay-widget.js';

type Answer = { status: string; payed?: boolean; can_pay?: boolean };

/** A shop with one order, number 48213, and a payment status set by the test. */
export type StubbedPayments = {
  /** The next answers; 'lost' means no answer. */
  says: Answer | 'lost';
  /** The references of all status requests. */
  asked: string[];
  /** References of attempts reported as left. */
  told: string[];
  /** The refusal code of a new attempt. */
  refusesToPay: string | undefined;
  /** Number of new attempts requested. */
  attempts: number;
};

const paymentData = (attempt: number) => ({
  merchantAccount: 'test_merch_n1',
  merchantDomainName: '127.0.0.1',
  merchantSignature: 'b6683736c8c241726cd9b239fee982a4',
  authorizationType: 'SimpleSignature',
  orderReference: `${reference}-${attempt}`,
  orderDate: 1_790_000_000,
  amount: '540.00',
  currency: 'UAH',
  productName: ['Замовлення № 48213'],
  productCount: [1],
  productPrice: ['540.00'],
  returnUrl: 'http://127.0.0.1/return',
  serviceUrl: 'http://127.0.0.1/service',
  orderTimeout: 3_000,
  merchantTransactionType: 'SALE',
  paymentSystems: 'card;googlePay;applePay',
  language: 'UA',
});

export async function stubPayments(page: Page, changes: object = {}): Promise<StubbedPayments> {
  const stub: StubbedPayments = {
    says: { status: 'Pending', can_pay: true },
    asked: [],
    told: [],
    refusesToPay: undefined,
    attempts: 0,
  };
  const answer = () => ({
    order_id: 48213,
    order_reference: reference,
    payed: false,
    can_pay: false,
    ...(stub.says as Answer),
  });
  const offer = () => ({
    id: 48213,
    order_id: 48213,
    order_reference: reference,
    total_price: '540.00',
    payment_data: paymentData(stub.attempts + 1),
    payment_widget_url: widgetUrl,
  });
  await page.route('**/api/v1/orders/create/', (route) => route.fulfill({ status: 201, json: offer() }));
  await page.route('**/api/v1/orders/check_pay/', (route) => {
    stub.asked.push(route.request().postDataJSON().payment_reference);
    return stub.says === 'lost' ? route.abort() : route.fulfill({ json: answer() });
  });
  await page.route('**/api/v1/orders/payment/callback/', (route) => {
    stub.told.push(route.request().postDataJSON().payment_reference);
    return route.fulfill({ json: answer() });
  });
  await page.route(`**/api/v1/orders/${reference}/pay/`, (route) => {
    if (stub.refusesToPay) return route.fulfill({ status: 409, json: { code: stub.refusesToPay, detail: '' } });
    stub.attempts += 1;
    return route.fulfill({ status: 201, json: offer() });
  });
  await page.route(`**/api/v1/orders/${reference}/`, (route) =>
    route.fulfill({ json: { ...placedOrder, payed: answer().payed, ...changes } }),
  );
  return stub;
}

const placedOrder = {
  id: 48213,
  order_id: 48213,
  order_reference: reference,
  state: 'new',
  payment_method: 'full',
  due_online: '540.00',
  delivery_type: 'pickup',
  delivery_payer: 'shop',
  created: '2026-05-01T09:00:00.000Z',
  goods_total: '540.00',
  promo_code_discount: 0,
  promo_discount: '0.00',
  certificate_discount: '0.00',
  delivery_cost: '0.00',
  total_price: '540.00',
  order_products: [
    {
      variant: 1,
      type: 'product',
      name: 'Охолоджувальний тонік з м’ятою',
      value: '100',
      unit: 'мл',
      quantity: 1,
      price: '540.00',
      discount_price: '0.00',
      is_preorder: false,
      url: '/product/rosa-lab-ice-toner?variant=1',
      image: null,
      image_picture: null,
    },
  ],
};

/** Opens a page in a browser that has placed the order. */
export async function openAsPlaced(page: Page, address: string): Promise<void> {
  await page.goto('/placeholder');
  await page.evaluate((placed) => {
    localStorage.setItem('orderId', '48213');
    localStorage.setItem('orderReference', JSON.stringify(placed));
  }, reference);
  await page.goto(address);
}

/** Replaces the provider's widget by a stub that the test controls. */
export async function stubWidget(page: Page): Promise<void> {
  await page.route(`**${widgetUrl}`, (route) => route.fulfill({ contentType: 'text/javascript', body: widgetScript }));
}

const widgetScript = `
window.bank = { runs: [] };
window.Wayforpay = class {
  run(options, onApproved, onDeclined, onPending) {
    const container = document.createElement('div');
    container.id = 'wfp-container';
    const frame = document.createElement('iframe');
    frame.name = 'WFPWidgetFrame';
    container.append(frame);
    document.body.append(container);
    document.body.classList.add('wfp-widget-open');
    window.bank.runs.push({ options, approved: onApproved, declined: onDeclined, pending: onPending });
  }
  closeit() {
    document.getElementById('wfp-container').remove();
  }
};`;

type Run = { options: object; approved: () => void; declined: () => void; pending: () => void };
declare global {
  interface Window {
    bank?: { runs: Run[] };
  }
}

/** The data passed to the windows opened in this document. */
export async function windowsOpened(page: Page): Promise<object[]> {
  return await page.evaluate(() => window.bank?.runs.map(({ options }) => options) ?? []);
}

export async function windowOpens(page: Page, number = 1): Promise<void> {
  await page.waitForFunction((runs) => window.bank?.runs.length === runs, number);
}

/**
 * Waits until the chunks of these pages are loaded with their dependencies. Next pages are preloaded; a chunk lost on
 * its way makes the router reload the whole page.
 */
export async function pagesFetched(page: Page, ...names: string[]): Promise<void> {
  const files = await Promise.all(names.map((name) => page.waitForResponse(`**/assets/${name}-page-*.js`)));
  await page.evaluate(
    (addresses) => Promise.all(addresses.map((address) => import(address))),
    files.map((file) => file.url()),
  );
}

/** The result that the widget reports for the last opened window. */
export async function bankSays(page: Page, what: 'approved' | 'declined' | 'pending', number = -1): Promise<void> {
  await page.evaluate(([said, run]) => window.bank?.runs.at(run)?.[said](), [what, number] as const);
}

/** A message as sent by the widget's frame, or with another origin. */
export async function frameSays(page: Page, data: string, origin?: string): Promise<void> {
  await page.evaluate(
    ([text, from]) => {
      const source = document.querySelector<HTMLIFrameElement>('iframe[name="WFPWidgetFrame"]')?.contentWindow ?? null;
      window.dispatchEvent(new MessageEvent('message', { data: text, origin: from ?? window.location.origin, source }));
    },
    [data, origin] as const,
  );
}
