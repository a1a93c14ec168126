import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerApi, type Call, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { fill, openPage } from '../../../tests/open-page.tsx';
import {
  balm,
  cartLine,
  fluid,
  gift,
  goodsAnswers,
  handCream,
  keep,
  kept,
  smallGift,
  toner,
} from '../../../tests/sample-goods.ts';
import CheckoutPage from './checkout-page.tsx';

const order = () => screen.getByRole('complementary', { name: 'Ваше замовлення' });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const quantity = () => within(order()).getByRole('spinbutton', { name: 'Кількість' });
const applied = () => [...order().querySelectorAll('.applied')].map(({ textContent }) => textContent);
const sum = (name: string) =>
  [...document.querySelectorAll('.sum > div')].find((each) => each.querySelector('dt')?.textContent === name)
    ?.lastElementChild;

/** Stubs the API's answers about codes: a percentage, or a balance. */
function codes({
  percents = {},
  balances = {},
}: {
  percents?: Record<string, number>;
  balances?: Record<string, string>;
}) {
  return {
    'POST /api/v1/orders/promocode/validate/': ({ body }: Call) => {
      const code = (body as { code: string }).code.toUpperCase();
      const discount = percents[code];
      if (discount !== undefined) return { code, discount_percent: discount, discount };
      return refusal(404, { code: 'promo_code_not_found', detail: 'Такого промокоду немає.' });
    },
    'POST /api/v1/orders/certificate/validate/': ({ body }: Call) => {
      const serial_number = (body as { serial_number: string }).serial_number.toUpperCase();
      const amount = balances[serial_number];
      if (amount !== undefined) return { serial_number, amount, status: 'active', valid_until: '2030-01-01' };
      return refusal(409, { code: 'certificate_spent', detail: 'На ньому нічого', error: 'На ньому нічого' });
    },
  };
}

/** Opens the checkout as after a reload: browser storage stays. */
async function openCheckout(...lines: ReturnType<typeof cartLine>[]): Promise<UserEvent> {
  vi.stubGlobal('scrollTo', () => {});
  if (lines.length > 0) keep('cart', lines);
  const user = await openPage(CheckoutPage, { path: '/checkout' });
  return user;
}

async function give(user: UserEvent, name: string, code: string, action: string): Promise<void> {
  await fill(user, field(name), code);
  await user.click(button(action));
}
const givePromoCode = (user: UserEvent, code: string) => give(user, 'Промокод', code, 'Застосувати');
const giveCertificate = (user: UserEvent, code: string) => give(user, 'Подарунковий сертифікат', code, 'Додати');

test('lines show name, price, quantity and what they come to', async () => {
  answerApi(goodsAnswers);
  await openCheckout(cartLine(toner, 2), cartLine(fluid), cartLine(handCream), cartLine(gift));
  const lines = await within(order()).findAllByRole('listitem');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toHaveTextContent('100 мл · 540,00 ₴');
  expect(lines[0]?.querySelector('.sline__money')).toHaveTextContent('Сума: 1 080,00 ₴');
  expect(lines[1]?.querySelector('s')).toHaveTextContent('780,00 ₴');
  expect(lines[1]?.querySelector('.sline__money')).toHaveTextContent('Сума: 624,00 ₴');
  expect(lines[2]).toHaveTextContent('Передзамовлення');
  expect(lines[3]).toHaveTextContent('Подарунковий сертифікат, 1 000 грн');
  expect(sum('Товари')).toHaveTextContent('2 994,00 ₴');
  expect(sum('Доставка')).toHaveTextContent('на наступному кроці');
  expect(sum('Разом')).toHaveTextContent('2 994,00 ₴');
});

test('a quantity goes from one to what is there', async () => {
  answerApi(goodsAnswers);
  const user = await openCheckout(cartLine(balm));
  const more = await within(order()).findByRole('button', { name: 'Збільшити' });
  expect(quantity()).toHaveAttribute('min', '1');
  expect(quantity()).toHaveAttribute('max', '3');
  await user.click(more);
  await user.click(more);
  expect(more).toBeDisabled();
  expect(sum('Разом')).toHaveTextContent('720,00 ₴');
  for (const wrong of ['9', '0']) {
    await user.clear(quantity());
    await user.type(quantity(), wrong);
    await user.tab();
    expect(quantity()).toHaveDisplayValue('3');
  }
  await user.click(within(order()).getByRole('button', { name: 'Зменшити' }));
  expect(sum('Разом')).toHaveTextContent('480,00 ₴');
  expect(kept('cart')).toEqual([cartLine(balm, 2)]);
});

test('preorders and certificates have bounds of their own', async () => {
  answerApi(goodsAnswers);
  await openCheckout(cartLine(handCream), cartLine(smallGift));
  await within(order()).findAllByRole('listitem');
  const bounds = within(order())
    .getAllByRole('spinbutton', { name: 'Кількість' })
    .map((each) => each.getAttribute('max'));
  expect(bounds).toEqual(['99', '20']);
});

test('more than there is of a thing is told beside it', async () => {
  answerApi(goodsAnswers);
  await openCheckout(cartLine(balm, 5));
  expect(await within(order()).findByRole('listitem')).toHaveTextContent('Залишилося 3 шт.');
});

test('a promo code takes its percent off, is kept, and can be taken away', async () => {
  answerApi({ ...goodsAnswers, ...codes({ percents: { ROSA10: 10 } }) });
  const user = await openCheckout(cartLine(toner));
  await user.click(await screen.findByRole('button', { name: 'Застосувати' }));
  expect(field('Промокод')).toHaveAccessibleDescription('Введіть промокод');
  await givePromoCode(user, ' rosa10 ');
  expect(await within(order()).findByText('ROSA10')).toBeInTheDocument();
  expect(applied()).toEqual(['ROSA10 · знижка 10\u00a0%']);
  expect(sum('Промокод, 10\u00a0%')).toHaveTextContent('−54,00 ₴');
  expect(sum('Разом')).toHaveTextContent('486,00 ₴');
  expect(kept('promoCode')).toEqual({ code: 'ROSA10', percent: 10 });
  await user.click(button('Прибрати промокод'));
  expect(sum('Разом')).toHaveTextContent('540,00 ₴');
  expect(kept('promoCode')).toBeNull();
});

test('a promo code that is refused resets the discount and says why', async () => {
  answerApi({ ...goodsAnswers, ...codes({}) });
  const user = await openCheckout(cartLine(toner));
  await screen.findByRole('textbox', { name: 'Промокод' });
  await givePromoCode(user, 'NOTHING');
  await waitFor(() => expect(field('Промокод')).toHaveAccessibleDescription('Такого промокоду немає.'));
  expect(field('Промокод')).toHaveValue('NOTHING');
  answerApi({ ...goodsAnswers, 'POST /api/v1/orders/promocode/validate/': noAnswer });
  await user.click(button('Застосувати'));
  await waitFor(() => expect(field('Промокод')).toHaveAccessibleDescription('Сталася помилка'));
  expect(sum('Разом')).toHaveTextContent('540,00 ₴');
});

test('a kept promo code that ended is taken away when the checkout opens', async () => {
  keep('promoCode', { code: 'GONE', percent: 50 });
  answerApi({ ...goodsAnswers, ...codes({}) });
  await openCheckout(cartLine(toner));
  expect(await screen.findByRole('textbox', { name: 'Промокод' })).toHaveAccessibleDescription(
    'Такого промокоду немає.',
  );
  expect(sum('Разом')).toHaveTextContent('540,00 ₴');
});

test('two certificates pay in the order given, and each can be taken away', async () => {
  answerApi({ ...goodsAnswers, ...codes({ balances: { 'GIFT-1': '200.00', 'GIFT-2': '500.00' } }) });
  const user = await openCheckout(cartLine(toner));
  await user.click(await screen.findByRole('button', { name: 'Додати' }));
  const certificate = () => field('Подарунковий сертифікат');
  expect(certificate()).toHaveAccessibleDescription('Введіть код сертифікату');
  await giveCertificate(user, 'gift-1');
  await waitFor(() => expect(sum('Сертифікати')).toHaveTextContent('−200,00 ₴'));
  await giveCertificate(user, ' Gift-1');
  expect(certificate()).toHaveAccessibleDescription('Цей сертифікат вже застосований');
  await giveCertificate(user, 'GIFT-2');
  await waitFor(() => expect(applied()).toEqual(['GIFT-1 · 200,00\u00a0₴', 'GIFT-2 · 500,00\u00a0₴']));
  // Only the needed part of the balance is used.
  expect(sum('Сертифікати')).toHaveTextContent('−540,00 ₴');
  expect(sum('Разом')).toHaveTextContent('0,00 ₴');
  await user.click(button('Прибрати сертифікат GIFT-1'));
  expect(sum('Разом')).toHaveTextContent('40,00 ₴');
});

/** Browser storage as left by an earlier visit. */
function keepCodes(certificates: Record<string, string>, promoCode?: { code: string; percent: number }): void {
  const list = Object.entries(certificates).map(([serial_number, amount]) => ({
    serial_number,
    amount,
    status: 'active',
  }));
  sessionStorage.setItem('checkout', JSON.stringify({ certificates: list, departures: 0 }));
  if (promoCode) keep('promoCode', promoCode);
}

test('certificates are checked again when the page is loaded again', async () => {
  keepCodes({ 'GIFT-1': '200.00', 'GIFT-2': '300.00' });
  answerApi({ ...goodsAnswers, ...codes({ balances: { 'GIFT-1': '150.00' } }) });
  await openCheckout(cartLine(toner));
  expect(await screen.findByRole('textbox', { name: 'Подарунковий сертифікат' })).toHaveAccessibleDescription(
    'На ньому нічого',
  );
  expect(applied()).toEqual(['GIFT-1 · 150,00\u00a0₴']);
  expect(sum('Разом')).toHaveTextContent('390,00 ₴');
});

test('codes that cannot be checked again stay as they were', async () => {
  keepCodes({ 'GIFT-1': '200.00' }, { code: 'ROSA10', percent: 10 });
  const failed = (status: number, code: string) => () => refusal(status, { code, detail: 'Сталася помилка.' });
  const calls = answerApi({
    ...goodsAnswers,
    'POST /api/v1/orders/certificate/validate/': failed(503, 'service_unavailable'),
    'POST /api/v1/orders/promocode/validate/': failed(500, 'internal_error'),
  });
  await openCheckout(cartLine(toner));
  await waitFor(() => expect(sum('Разом')).toHaveTextContent('286,00 ₴'));
  expect(calls.filter(({ address }) => address.endsWith('/validate/'))).toHaveLength(2);
  expect(applied()).toEqual(['ROSA10 · знижка 10\u00a0%', 'GIFT-1 · 200,00\u00a0₴']);
  expect(order().querySelector('.err')).toBeNull();
});

test('what was taken away while it was asked about stays away', async () => {
  keepCodes({ 'GIFT-1': '100.00', 'GIFT-2': '200.00' }, { code: 'ROSA10', percent: 10 });
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  const later = codes({ percents: { ROSA10: 10 }, balances: { 'GIFT-1': '90.00', 'GIFT-2': '150.00' } });
  answerApi({
    ...goodsAnswers,
    ...Object.fromEntries(
      Object.entries(later).map(([address, answer]) => [address, (call: Call) => answered.then(() => answer(call))]),
    ),
  });
  const user = await openCheckout(cartLine(toner));
  await user.click(await screen.findByRole('button', { name: 'Прибрати промокод' }));
  await user.click(button('Прибрати сертифікат GIFT-1'));
  resolve();
  await waitFor(() => expect(applied()).toEqual(['GIFT-2 · 150,00\u00a0₴']));
  expect(sum('Разом')).toHaveTextContent('390,00 ₴');
  expect(kept('promoCode')).toBeNull();
});

test('a certificate that is refused, or cannot be asked for, is not applied', async () => {
  answerApi({ ...goodsAnswers, ...codes({}) });
  const user = await openCheckout(cartLine(toner));
  await screen.findByRole('textbox', { name: 'Подарунковий сертифікат' });
  await giveCertificate(user, 'DEMO-USED');
  const certificate = () => field('Подарунковий сертифікат');
  await waitFor(() => expect(certificate()).toHaveAccessibleDescription('На ньому нічого'));
  answerApi({ ...goodsAnswers, 'POST /api/v1/orders/certificate/validate/': noAnswer });
  await user.click(button('Додати'));
  await waitFor(() => expect(certificate()).toHaveAccessibleDescription('Помилка застосування сертифікату'));
  expect(applied()).toEqual([]);
});

test('the last line taken out leaves an empty checkout', async () => {
  answerApi(goodsAnswers);
  const user = await openCheckout(cartLine(toner));
  await user.click(await within(order()).findByRole('button', { name: 'Зменшити' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Твій кошик порожній');
});

test('the only line that is not sold any more leaves with a word', async () => {
  answerApi({ 'POST /api/v1/shop/wishlist/': () => [] });
  await openCheckout(cartLine(toner));
  expect(await screen.findByRole('heading', { level: 1, name: 'Твій кошик порожній' })).toBeInTheDocument();
  expect(screen.getByText(/^Деякі товари більше не продаються/)).toBeInTheDocument();
});

test('a cart that cannot be asked for is told, and asked for again', async () => {
  answerApi({ 'POST /api/v1/shop/wishlist/': noAnswer });
  const user = await openCheckout(cartLine(toner));
  expect(await within(order()).findByText(/^Не вдалося завантажити товари\./)).toBeInTheDocument();
  expect(document.querySelector('.sum')).toBeNull();
  answerApi(goodsAnswers);
  await user.click(within(order()).getByRole('button', { name: 'Спробувати ще раз' }));
  await waitFor(() => expect(sum('Разом')).toHaveTextContent('540,00 ₴'));
});
