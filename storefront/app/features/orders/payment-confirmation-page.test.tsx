// @vitest-environment-options { "url": "http://shop.example/payment-confirmation/order" }
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answerApi, type Call, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { openPage } from '../../../tests/open-page.tsx';
import PaymentConfirmationPage from './payment-confirmation-page.tsx';

const reference = 'MZ9k3vQx7Lw2Tn8RbYc5Hd4Jf6Gs1Pa0';
const checking = 'POST /api/v1/orders/check_pay/';
const heading = () => screen.getByRole('heading', { level: 1 });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let asked: Call[];
let says: object | 'lost' | 'unknown' | 'nothing yet';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  says = { status: 'Pending', can_pay: true };
  asked = answerApi({
    [checking]: () => {
      if (says === 'lost') return noAnswer();
      if (says === 'unknown') return refusal(404, { code: 'order_not_found', detail: '' });
      if (says === 'nothing yet') return new Promise<object>(() => {});
      return { order_id: 48213, order_reference: reference, payed: false, can_pay: false, ...(says as object) };
    },
  });
});

async function openWaiting(): Promise<void> {
  await openPage(PaymentConfirmationPage, {
    path: '/payment-confirmation/:reference',
    at: `/payment-confirmation/${reference}`,
  });
  await pass(0);
}

test('a payment is waited for under its reference', async () => {
  await openWaiting();
  expect(heading()).toHaveTextContent('Очікування оплати...');
  expect(screen.getByText(`Номер платежу ${reference}`)).toBeInTheDocument();
  expect(asked.map(({ body }) => body)).toEqual([{ payment_reference: reference }]);
});

test('the shop is asked every five seconds, and never twice at once', async () => {
  await openWaiting();
  for (const times of [2, 3]) {
    await pass(4_900);
    expect(asked).toHaveLength(times - 1);
    await pass(100);
    expect(asked).toHaveLength(times);
  }
  says = 'nothing yet';
  await pass(20_000);
  expect(asked).toHaveLength(4);
});

test.each(['Pending', 'InProcessing', 'WaitingAuthComplete'])(
  '%s is waited for until the bank agrees; then the thanks come',
  async (status) => {
    says = { status };
    await openWaiting();
    expect(heading()).toHaveTextContent('Очікування оплати...');
    says = { status: 'Approved', payed: true };
    await pass(5_000);
    expect(screen.getByRole('status')).toHaveTextContent('Оплата пройшла успішно! Ваше замовлення підтверджено.');
    await pass(1_900);
    expect(heading()).not.toHaveTextContent('/confirmation');
    await pass(100);
    expect(heading()).toHaveTextContent('/confirmation');
    await pass(20_000);
    expect(asked).toHaveLength(2);
  },
);

test('a bank that says no is told, and then the unpaid order comes', async () => {
  says = { status: 'Declined', can_pay: true };
  await openWaiting();
  expect(heading()).toHaveTextContent(
    'Оплата не пройшла. Якщо з вас зняли кошти, будь ласка, зверніться до менеджера.',
  );
  await pass(2_900);
  expect(heading()).not.toHaveTextContent('/failed');
  await pass(100);
  expect(heading()).toHaveTextContent('/failed');
});

test('any other word leads to the page that asks once more', async () => {
  says = { status: 'Expired', can_pay: true };
  await openWaiting();
  expect(heading()).toHaveTextContent('/failed');
  expect(asked).toHaveLength(1);
});

test('a reference that the shop does not know leads to no order', async () => {
  says = 'unknown';
  await openWaiting();
  expect(heading()).toHaveTextContent('/failed');
  expect(heading()).toHaveAttribute('data-state', 'null');
});

test('without an answer the next page is given the reference', async () => {
  says = 'lost';
  await openWaiting();
  expect(heading()).toHaveTextContent('/failed');
  expect(heading()).toHaveAttribute('data-state', JSON.stringify({ reference }));
});

test('who has left the bank’s page is led back to pay after a while', async () => {
  await openWaiting();
  const back = () => screen.queryByRole('link', { name: 'Повернутися до оплати' });
  await pass(5_000);
  expect(back()).toBeNull();
  await pass(5_000);
  await act(async () => fireEvent.click(back()!));
  expect(heading()).toHaveTextContent('/failed');
});

test('whose money is on its way is offered no payment, however long it takes', async () => {
  says = { status: 'InProcessing' };
  await openWaiting();
  await pass(55_000);
  expect(screen.queryByRole('link', { name: 'На головну' })).toBeNull();
  await pass(10_000);
  expect(screen.getByText(/Сторінку можна закрити: коли оплата пройде, ми надішлемо листа\./)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Повернутися до оплати' })).toBeNull();
  expect(screen.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/');
});

test('a tab that comes back to the front asks at once', async () => {
  await openWaiting();
  await pass(1_000);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toHaveLength(2);
});
