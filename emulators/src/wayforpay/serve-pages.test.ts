import { expect, test } from 'vitest';
import { testCards } from './test-cards.ts';
import { company, offer, triedEmulator } from './tried-emulator.ts';

const frame = '/pay/compact?behavior=frame&build=49';
const wholePage = '/pay/compact?behavior=page&build=49';

/** A bank with one open payment page; follows redirects and posts forms like a browser. */
async function opened(behaviour = frame, changes: Record<string, unknown> = {}) {
  const bank = triedEmulator();
  const follow = async (reply: Response) => {
    if (reply.status !== 303) return reply;
    return await bank.fetch(new URL(reply.headers.get('location')!, company.address));
  };
  const open = async () => await follow(await bank.post(behaviour, offer(changes)));
  const first = await open();
  const session = bank.ledger.payments[0]?.session ?? '';
  const press = async (fields: object) => await follow(await bank.post(`/pay/${session}`, fields));
  return { ...bank, session, open, press, page: await first.text(), headers: first.headers };
}

function message(page: string): Record<string, unknown> {
  const [, text = ''] = /data-message="([^"]*)"/.exec(page) ?? [];
  return JSON.parse(text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code)));
}

const goodCard = { card: '4111111111111111', expiry: '12/30', cvv: '123', choice: 'pay' };

test('the page says that it is a demonstration, what is paid for, and how much', async () => {
  const { page, headers } = await opened();
  expect(page).toContain('Демонстраційна оплата: справжніх грошей не знімають');
  expect(page).toContain('Замовлення № 42');
  expect(page).toContain('1\u00a0249,50\u00a0₴');
  for (const { number } of testCards) expect(page).toContain(number);
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'self'; base-uri 'none'",
  );
  expect(page).not.toMatch(/<script(?![^>]*src=)|<style|\sstyle=|\son\w+=/);
});

test.each([
  ['4111 1111 1111 1111', 'Approved', 1100, 'WfpWidgetEventApproved'],
  ['4000 0000 0000 0002', 'Declined', 1101, 'WfpWidgetEventDeclined'],
  ['4000000000009995', 'Declined', 1104, 'WfpWidgetEventDeclined'],
  ['4000-0000-0000-0069', 'Expired', 1124, 'WfpWidgetEventDeclined'],
  ['4000 0000 0000 3220', 'Pending', 1134, 'WfpWidgetEventPending'],
])(
  'card %s: %s %i, told to the widget by an event and a message',
  async (card, transactionStatus, reasonCode, event) => {
    const bank = await opened();
    const page = await (await bank.press({ ...goodCard, card })).text();
    expect(page).toContain(`data-event="${event}"`);
    expect(message(page)).toMatchObject({
      orderReference: 'order-1',
      amount: 1249.5,
      transactionStatus,
      reasonCode,
      clientStartTime: 1759400000123,
    });
    expect(bank.ledger.find('order-1')).toMatchObject({ status: transactionStatus, reasonCode });
  },
);

test('3-D Secure waits for the customer, or decides by itself', async () => {
  const confirmed = await opened();
  const page = await (await confirmed.press({ ...goodCard, card: '4000 0027 6000 3184' })).text();
  expect(page).toContain('Підтвердьте оплату в\u00a0банку');
  expect(page).toContain('<meta http-equiv="refresh" content="9">');
  expect(page).not.toContain('data-event');
  expect(await (await confirmed.press({ choice: 'approved' })).text()).toContain('WfpWidgetEventApproved');
  expect(confirmed.ledger.find('order-1')).toMatchObject({ status: 'Approved', cardPan: '40****3184' });

  const refused = await opened();
  await refused.press({ choice: '3-D Secure' });
  expect(message(await (await refused.press({ choice: '3-D Secure failed' })).text())).toMatchObject({
    reasonCode: 1108,
  });

  const left = await opened();
  await left.press({ choice: '3-D Secure' });
  await left.clock.pass(8_000);
  expect(await (await left.get(`/pay/${left.session}`)).text()).toContain('WfpWidgetEventApproved');
});

test('a press on a test card fills in the form', async () => {
  const bank = await opened();
  const page = await (await bank.press({ fill: '4000 0000 0000 0002' })).text();
  expect(page).toContain('name="card" value="4000 0000 0000 0002"');
  expect(page).toContain('name="expiry" value="12/29"');
  expect(page).toContain('name="cvv" value="123"');
  expect(bank.ledger.find('order-1')?.status).toBe('Created');
});

test.each([
  ['a card that is not on the list', { card: '5555 5555 5555 4444' }, 'Тут приймають лише тестові картки зі списку'],
  ['no card', { card: '' }, 'Вкажіть номер картки'],
  ['a month that is over', { expiry: '10/26' }, 'Перевірте термін дії картки'],
  ['no month', { expiry: '13/30' }, 'Перевірте термін дії картки'],
  ['a short CVV', { cvv: '12' }, 'Три цифри зі звороту картки'],
])('%s is explained beside its field, and nothing is paid', async (_, changes, words) => {
  const bank = await opened();
  const page = await (await bank.press({ ...goodCard, ...changes })).text();
  expect(page.match(/role="alert">([^<]*)/g)).toEqual([`role="alert">${words}`]);
  expect(page).toContain('aria-invalid="true"');
  expect(page).not.toMatch(/value="(5555 5555 5555 4444|123?)"/);
  expect(bank.ledger.find('order-1')?.status).toBe('Created');
});

test('a page that is opened again is the same page, and a paid one cannot be paid twice', async () => {
  const bank = await opened();
  expect(await (await bank.open()).text()).toContain(bank.session);
  await bank.press({ choice: 'approved' });
  const { authCode } = bank.ledger.find('order-1')!;
  const page = await (await bank.press({ choice: 'declined' })).text();
  expect(page).toContain('WfpWidgetEventApproved');
  expect(message(await (await bank.open()).text())).toEqual({
    orderReference: 'order-1',
    transactionStatus: 'Declined',
    reason: 'Duplicate Order ID',
    reasonCode: 1112,
    clientStartTime: 1759400000123,
  });
  expect(bank.ledger.find('order-1')).toMatchObject({ status: 'Approved', authCode });
});

test('a reference that is open cannot be opened for another sum', async () => {
  const bank = await opened();
  const page = await (await bank.post(frame, offer({ amount: '1.00' }))).text();
  expect(message(page)).toMatchObject({ reasonCode: 1112 });
  expect(bank.ledger.find('order-1')?.purchase.kopiykas).toBe(124_950);
});

test('an offer that ended is said to have ended, whether it is shown, pressed or opened again', async () => {
  const bank = await opened();
  await bank.clock.pass(600_000);
  expect(message(await (await bank.get(`/pay/${bank.session}`)).text())).toMatchObject({ reasonCode: 1124 });
  expect(message(await (await bank.press({ choice: 'approved' })).text())).toMatchObject({ reasonCode: 1124 });
  expect(message(await (await bank.open()).text())).toMatchObject({ reasonCode: 1124 });
});

test.each([
  ['a wrong signature', { merchantSignature: 'f'.repeat(32) }, 1113],
  ['another sum than was signed', { amount: '1.00' }, 1113],
  ['no signature', { merchantSignature: '' }, 1115],
  ['no products', { productName: [] }, 1115],
  ['another account', { merchantAccount: 'somebody' }, 1121],
])('%s: declined %s, unsigned, and nothing is opened', async (_, changes, reasonCode) => {
  const bank = triedEmulator();
  const inFrame = await (await bank.post(frame, { ...offer(), ...changes })).text();
  expect(message(inFrame)).toMatchObject({ transactionStatus: 'Declined', reasonCode });
  expect(inFrame).not.toContain('merchantSignature');
  const onPage = await (await bank.post(wholePage, { ...offer(), ...changes })).text();
  expect(onPage).toContain('href="/return/42/"');
  expect(onPage).not.toContain('<form');
  expect(bank.ledger.payments).toEqual([]);
});

test.each(['0', '-1.00', '1.005', '1e3', 'NaN'])('nobody can pay %s', async (amount) => {
  const bank = triedEmulator();
  expect(message(await (await bank.post(frame, offer({ amount }))).text())).toMatchObject({ reasonCode: 1130 });
});

test('on a phone the browser brings the signed result back to the shop as a form', async () => {
  const bank = await opened(wholePage);
  const page = await (await bank.press({ choice: 'approved' })).text();
  const fields = Object.fromEntries([...page.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, ...pair]) => pair));
  expect(page).toContain('<form method="post" action="/return/42/" data-submit-soon>');
  expect(page).not.toContain('data-event');
  expect(fields).toMatchObject({ orderReference: 'order-1', amount: '1249.5', reasonCode: '1100', phone: '' });
  const { merchantSignature } = JSON.parse(bank.received[0]?.body ?? bank.deliveries.waiting[0]!.body);
  expect(fields.merchantSignature).toBe(merchantSignature);
});

test('whoever closes the page has not paid: the frame says so, the whole page goes back', async () => {
  const framed = await opened();
  expect(await (await framed.press({ choice: 'close' })).text()).toContain('data-event="WfpWidgetEventClose"');
  const whole = await opened(wholePage);
  const reply = await whole.post(`/pay/${whole.session}`, { choice: 'close' });
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/return/42/']);
  expect([framed, whole].map(({ ledger }) => ledger.find('order-1')?.status)).toEqual(['Created', 'Created']);
});

test('the browser is sent nowhere but to the shop', async () => {
  const bank = await opened(wholePage, { returnUrl: 'javascript:alert(1)' });
  const page = await (await bank.press({ choice: 'approved' })).text();
  expect(page).not.toMatch(/javascript|<form/);
  expect(page).toContain('Цю сторінку можна закрити.');
});

test('what a browser brings is written as text', async () => {
  const { page } = await opened(frame, { productName: ['<img src=x onerror="alert(1)">'] });
  expect(page).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;');
  expect(page).not.toContain('<img');
});

test('after a no another card may pay, by the address in the webhook', async () => {
  const bank = await opened();
  await bank.press({ choice: 'declined' });
  await bank.clock.pass(0);
  const { repayUrl } = JSON.parse(bank.received[0]!.body);
  expect(await (await bank.fetch(repayUrl)).text()).toContain('Оплатити');
  await bank.press(goodCard);
  expect(bank.ledger.find('order-1')?.status).toBe('Approved');
});

test.each(['/', '/pay/nobody', '/repay/nobody', '/server/../ledger.ts', '/server/ledger.ts', '/api'])(
  '%s is nowhere',
  async (path) => {
    expect((await triedEmulator().get(path)).status).toBe(404);
  },
);

test.each([
  ['pay-widget.js', 'text/javascript; charset=utf-8'],
  ['pay-widget.min.css', 'text/css; charset=utf-8'],
  ['payment-page.js', 'text/javascript; charset=utf-8'],
  ['payment-page.css', 'text/css; charset=utf-8'],
])('%s is served', async (name, type) => {
  const reply = await triedEmulator().get(`/server/${name}?ref=button`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, type]);
});
