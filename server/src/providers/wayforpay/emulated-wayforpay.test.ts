import { kopiykas } from '@shop/domain/money.ts';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { emulatedWayforpay } from '../../../tests/emulated-wayforpay.ts';
import type { ProviderUpdate } from '../../features/payments/card-provider.ts';

const patience = new AbortController().signal;

/** An emulated bank, what the shop offers, and every webhook that the shop accepts as signed. */
function openBank() {
  const bank = emulatedWayforpay();
  const { provider } = bank;
  const believed: (ProviderUpdate | undefined)[] = [];
  bank.sendsWebhooksTo({
    async inject({ payload }: { payload: string }) {
      const webhook = provider.readWebhook(payload);
      believed.push(webhook);
      const answer = webhook === undefined ? {} : provider.accept(webhook.reference);
      return { statusCode: webhook === undefined ? 400 : 200, payload: JSON.stringify(answer) };
    },
  } as unknown as FastifyInstance);
  const offered = provider.offer({
    reference: 'order-1',
    orderId: 42,
    orderReference: 'order',
    amount: kopiykas(1249_50),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    offeredAt: new Date(),
  });
  const refund = (amount: number) =>
    provider.refund({ reference: 'order-1', amount: kopiykas(amount), comment: 'Повернення' }, patience);
  return { ...bank, offered, believed, refund };
}

test('the shop’s offer is taken, the webhook is believed, and its acceptance ends the repetitions', async () => {
  const bank = openBank();
  bank.approve(bank.offered);
  expect(bank.waiting()).toEqual(['Approved']);
  expect(await bank.deliver()).toMatchObject([{ status: 200, isAccepted: true }]);
  expect(await bank.deliverAgain()).toMatchObject([{ status: 200, isAccepted: true }]);
  expect(bank.believed).toHaveLength(2);
  expect(bank.believed[0]).toMatchObject({ reference: 'order-1', state: 'approved', amount: 1249_50, currency: 'UAH' });
  expect(bank.believed[1]).toEqual(bank.believed[0]);
  expect(bank.waiting()).toEqual([]);
});

test.each([
  ['decline', 'declined', 1101],
  ['leavePending', 'pending', 1134],
  ['expire', 'expired', 1124],
  ['approveByWallet', 'approved', 1100],
] as const)('%s is understood, whether it is reported or asked for', async (act, state, reasonCode) => {
  const bank = openBank();
  bank[act](bank.offered);
  await bank.deliver();
  expect(bank.believed).toMatchObject([{ state, reasonCode }]);
  expect(await bank.provider.ask('order-1', patience)).toMatchObject({ state, reasonCode, amount: 1249_50 });
});

test('before anything was paid, and while the bank asks its customer, only a question helps', async () => {
  const bank = openBank();
  expect(await bank.provider.ask('order-1', patience)).toBe('unknown');
  bank.waitForBank(bank.offered);
  expect(await bank.provider.ask('order-1', patience)).toMatchObject({ state: 'in_processing' });
  await bank.passSeconds(8);
  expect([bank.statusOf(bank.offered), bank.waiting()]).toEqual(['Approved', ['Approved']]);
});

test('refunds: a part, more than is left, and one that comes later', async () => {
  const bank = openBank();
  bank.approve(bank.offered);
  expect(await bank.refund(249_50)).toMatchObject({ state: 'refunded', reasonCode: 1100 });
  expect(await bank.provider.ask('order-1', patience)).toMatchObject({ state: 'refunded', refunded: 249_50 });
  expect(await bank.refund(1000_01)).toMatchObject({ state: 'refused', reasonCode: 1128 });
  bank.runShortOfMoney();
  expect(await bank.refund(1000_00)).toMatchObject({ state: 'refund_in_processing' });
  await bank.passSeconds(30);
  expect(bank.waiting()).toEqual(['Approved', 'Refunded', 'RefundInProcessing', 'Refunded']);
  await bank.deliver({ newestFirst: true });
  expect(bank.believed.map((webhook) => webhook?.state)).toEqual([
    'refunded',
    'refund_in_processing',
    'refunded',
    'approved',
  ]);
});

test.each(['silent', 'broken', 'garbage', 'wrong signature'] as const)(
  'an answer that is %s is not believed, and a refund may have gone all the same',
  async (mishap) => {
    const bank = openBank();
    bank.approve(bank.offered);
    bank.goWrong(mishap);
    const patience = new AbortController();
    const asked = { reference: 'order-1', amount: kopiykas(1249_50), comment: 'Повернення' };
    const failing = expect(bank.provider.refund(asked, patience.signal)).rejects.toThrow();
    await expect.poll(() => bank.statusOf(bank.offered)).toBe('Refunded');
    patience.abort();
    await failing;
  },
);

test('what is said wrongly is signed all the same, and what is lost never arrives', async () => {
  const bank = openBank();
  bank.approve(bank.offered);
  bank.loseWebhooks();
  bank.say(bank.offered, { amount: '26.10' });
  await bank.deliver();
  expect(bank.believed).toMatchObject([{ state: 'approved', amount: 26_10 }]);
});
