import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, noAnswer, refusal } from '../../../tests/api-answers.ts';
import { openPage } from '../../../tests/open-page.tsx';
import {
  balm,
  cartLine,
  fluid,
  gel,
  gift,
  goodsAnswers,
  handCream,
  keep,
  kept,
  oil,
  smallGift,
} from '../../../tests/sample-goods.ts';
import { closeOverlays, openOverlay } from '../../navigation/overlays.ts';
import CartDrawer from './cart-drawer.tsx';

const cart = () => screen.getByRole('dialog', { name: 'Кошик' });
const lines = () => within(cart()).queryAllByRole('listitem');
const line = (name: string) => lines().find((each) => each.textContent?.includes(name))!;
const quantity = (name: string) => within(line(name)).getByRole('spinbutton', { name: 'Кількість' });
const button = (name: string | RegExp) => within(cart()).getByRole('button', { name });
/** The last two words are joined by a non-breaking space. */
const putBack = /^Повернути товари в\sкошик$/;
const total = () => cart().querySelector('.cart-total');

async function openCart(...kept: ReturnType<typeof cartLine>[]) {
  answerApi(goodsAnswers);
  keep('cart', kept);
  openOverlay('cart');
  const user = await openPage(CartDrawer);
  if (kept.length > 0) await within(cart()).findAllByRole('listitem');
  return user;
}

test('a quantity is changed by buttons and by typing', async () => {
  const user = await openCart(cartLine(gel, 2));
  expect(line(gel.product_name)).toHaveTextContent('200 мл · 620,00 ₴ за шт.');
  await user.click(button('Збільшити'));
  expect(kept('cart')).toEqual([cartLine(gel, 3)]);
  await user.click(button('Зменшити'));
  expect(kept('cart')).toEqual([cartLine(gel, 2)]);

  const field = quantity(gel.product_name);
  await user.clear(field);
  await user.type(field, '12');
  expect(kept('cart')).toEqual([cartLine(gel, 12)]);
  expect(total()).toHaveTextContent('7 440,00 ₴');
  expect(within(cart()).getByRole('status')).toHaveTextContent('У кошику 12 товарів, разом 7 440,00 ₴');
});

test.each(['0', '-3', '1.5'])('«%s» is no quantity: the one before stays', async (typed) => {
  const user = await openCart(cartLine(gel, 12));
  const field = quantity(gel.product_name);
  await user.clear(field);
  expect(field).toHaveDisplayValue('');
  await user.paste(typed);
  expect(kept('cart')).toEqual([cartLine(gel, 12)]);
  await user.tab();
  expect(field).toHaveDisplayValue('12');
});

test('the last piece less, and the bin, take a line out; the focus goes to the line in its place', async () => {
  const user = await openCart(cartLine(gel), cartLine(oil), cartLine(fluid));
  within(line(gel.product_name)).getByRole('button', { name: 'Зменшити' }).focus();
  await user.keyboard('{Enter}');
  expect(kept('cart')).toEqual([cartLine(oil), cartLine(fluid)]);
  expect(line(oil.product_name)).toHaveFocus();

  button(`Видалити: ${fluid.product_name}`).focus();
  await user.keyboard('{Enter}');
  expect(kept('cart')).toEqual([cartLine(oil)]);
  expect(line(oil.product_name)).toHaveFocus();

  button(`Видалити: ${oil.product_name}`).focus();
  await user.keyboard('{Enter}');
  expect(cart()).toHaveTextContent('Твій кошик порожній');
  expect(cart().querySelector('.drawer__body')).toHaveFocus();
  expect(kept('cart')).toEqual([]);
});

test('a cleared cart is empty, and can be put back until the drawer is closed', async () => {
  const before = [cartLine(gel, 2), cartLine(oil)];
  const user = await openCart(...before);
  await user.click(button('Очистити кошик'));
  expect(cart()).toHaveTextContent('Твій кошик порожній');
  expect(kept('cart')).toEqual([]);
  await user.click(button(putBack));
  expect(quantity(gel.product_name)).toHaveDisplayValue('2');
  expect(kept('cart')).toEqual(before);

  await user.click(button('Очистити кошик'));
  expect(button(putBack)).toBeInTheDocument();
  act(closeOverlays);
  act(() => openOverlay('cart'));
  expect(cart()).toHaveTextContent('Твій кошик порожній');
  expect(screen.queryByRole('button', { name: putBack })).toBeNull();
});

test('products, preorders, offers and certificates stand together, and their sum is exact', async () => {
  await openCart(cartLine(fluid), cartLine(gift, 2), cartLine(handCream), cartLine(balm, 5), cartLine(oil));
  expect(lines()).toHaveLength(5);
  expect(line(fluid.product_name).querySelector('.price b')).toHaveTextContent('624,00 ₴');
  expect(line(fluid.product_name).querySelector('.price s')).toHaveTextContent('780,00 ₴');
  expect(within(line(fluid.product_name)).getByRole('link')).toHaveAttribute('href', fluid.url);
  const certificate = line('Для знайомства');
  expect(certificate).toHaveTextContent('Подарунковий сертифікат, 1 000 грн');
  expect(certificate.querySelector('.price')).toHaveTextContent('2 000,00 ₴');
  expect(within(certificate).queryByRole('link')).toBeNull();
  expect(within(line(handCream.product_name)).getByText('Передзамовлення')).toBeInTheDocument();
  expect(within(line(balm.product_name)).getByText('Залишилося 3 шт.')).toBeInTheDocument();
  expect(line(oil.product_name).querySelector('.line__img--collection')).not.toBeNull();
  expect(cart().querySelectorAll('.line__note')).toHaveLength(2);
  // 624 + 2 × 1000 + 290 + 5 × 240 + 1100
  expect(total()).toHaveTextContent('5 214,00 ₴');
  expect(cart().querySelector('.free')).toHaveTextContent(
    'Нова пошта у відділення та поштомат безкоштовно за оплати карткоюКур’єр у Києві безкоштовно від 3 500 ₴',
  );
});

test('the way to a delivery for nothing is told where anything is delivered', async () => {
  const user = await openCart(cartLine(gift, 3), cartLine(handCream));
  expect(cart().querySelector('.free')).toHaveTextContent('Ще 210,00 ₴ до безкоштовної доставки кур’єром у Києві');
  await user.click(button(`Видалити: ${handCream.product_name}`));
  expect(cart().querySelector('.free')).toBeNull();
  expect(kept('cart')).toEqual([cartLine(gift, 3)]);
});

test.each([
  [smallGift, smallGift.sertificate_name, 20],
  [handCream, handCream.product_name, 99],
])('a certificate and a preorder go no further than an order takes (%#)', async (of, name, most) => {
  const user = await openCart(cartLine(of, most - 1));
  await user.click(button('Збільшити'));
  expect(button('Збільшити')).toBeDisabled();
  const field = quantity(name);
  await user.clear(field);
  await user.type(field, '500');
  await user.tab();
  expect(field).toHaveDisplayValue(String(most));
});

const details = 'POST /api/v1/shop/wishlist/';
const validation = 'POST /api/v1/orders/promocode/validate/';
const failure = () => refusal(500, { detail: '', code: 'internal_error' });

/** Opens the cart without waiting for its lines. */
async function openComing(answers: Parameters<typeof answerApi>[0], ...lines: ReturnType<typeof cartLine>[]) {
  const calls = answerApi(answers);
  keep('cart', lines);
  openOverlay('cart');
  const user = await openPage(CartDrawer);
  return { user, calls };
}

test('details are asked for at every change of the cart, and only for what is there', async () => {
  const { user, calls } = await openComing(goodsAnswers, cartLine(gel), cartLine(smallGift));
  const asked = () => calls.splice(0).map(({ address, body }) => [address, body]);
  const aboutGel = [details, { variant_ids: [gel.id] }];
  const aboutGifts = ['GET /api/v1/sertificate-variants/', undefined];
  await waitFor(() => expect(total()).toHaveTextContent('1 120,00 ₴'));
  expect(asked()).toEqual([aboutGel, aboutGifts]);
  await user.click(button(`Видалити: ${smallGift.sertificate_name}`));
  await waitFor(() => expect(total()).toHaveTextContent('620,00 ₴'));
  expect(asked()).toEqual([aboutGel]);
  await user.click(button(`Видалити: ${gel.product_name}`));
  expect(asked()).toEqual([]);
});

test('prices are those of the last answer; an older one that comes late is dropped', async () => {
  const late = Promise.withResolvers<object>();
  const last = Promise.withResolvers<object>();
  const priced = (price: string) => [{ ...gel, price }];
  const answers: (() => object)[] = [() => priced('600.00'), () => late.promise, () => last.promise];
  const { user } = await openComing({ [details]: () => answers.shift()!() }, cartLine(gel));
  await waitFor(() => expect(total()).toHaveTextContent('600,00 ₴'));
  // Until the new details arrive, the known ones stay with the new quantity.
  for (const sum of ['1 200,00 ₴', '1 800,00 ₴']) {
    await user.click(button('Збільшити'));
    expect(total()).toHaveTextContent(sum);
  }
  expect(within(cart()).queryByRole('alert')).toBeNull();
  await act(async () => last.resolve(priced('700.00')));
  await waitFor(() => expect(total()).toHaveTextContent('2 100,00 ₴'));
  await act(async () => late.resolve(priced('1.00')));
  expect(total()).toHaveTextContent('2 100,00 ₴');
});

test('what comes is announced by blocks; a failure is said, keeps the cart and can be tried again', async () => {
  const before = [cartLine(gel), cartLine(oil)];
  const answer = Promise.withResolvers<object>();
  const { user } = await openComing({ [details]: () => answer.promise }, ...before);
  expect(cart().querySelectorAll('.line--coming')).toHaveLength(2);
  expect(cart().querySelector('.cart-total--coming')).not.toBeNull();
  answer.resolve(failure());
  expect(await within(cart()).findByRole('alert')).toHaveTextContent(
    'Не вдалося завантажити товари. Спробуйте ще раз.',
  );
  expect(cart().querySelectorAll('.line--coming')).toHaveLength(0);
  expect(kept('cart')).toEqual(before);

  answerApi(goodsAnswers);
  await user.click(button('Спробувати ще раз'));
  await waitFor(() => expect(total()).toHaveTextContent('1 720,00 ₴'));
  expect(lines()[0]).toHaveFocus();
  expect(within(cart()).queryByRole('alert')).toBeNull();

  answerApi({ [details]: failure });
  await user.click(within(line(gel.product_name)).getByRole('button', { name: 'Збільшити' }));
  expect(await within(cart()).findByRole('alert')).toBeInTheDocument();
  expect(total()).toHaveTextContent('2 340,00 ₴');
});

test('what the shop does not sell any more leaves the cart, and that is said once', async () => {
  await openComing(goodsAnswers, cartLine({ id: 999_999 }), cartLine(gel, 2));
  const note = /^Деякі товари більше не продаються, тож ми прибрали їх із\sкошика\.$/;
  expect(await within(cart()).findByText(note)).toBeInTheDocument();
  expect(lines()).toHaveLength(1);
  expect(kept('cart')).toEqual([cartLine(gel, 2)]);
  act(closeOverlays);
  act(() => openOverlay('cart'));
  expect(within(cart()).queryByText(note)).toBeNull();
});

test('a promo code from the checkout is checked at every opening and taken off the sum', async () => {
  keep('promoCode', { code: 'ROSA10', percent: 15 });
  const answer = { code: 'ROSA10', discount_percent: 10, discount: 10 };
  const { calls } = await openComing({ ...goodsAnswers, [validation]: () => answer }, cartLine(gel));
  const asked = () => calls.filter(({ address }) => address === validation).map(({ body }) => body);
  await waitFor(() => expect(total()).toHaveTextContent('558,00 ₴'));
  expect(cart().querySelector('.sums')).toHaveTextContent('Товари 620,00 ₴Промокод ROSA10, 10 %−62,00 ₴');
  expect(asked()).toEqual([{ code: 'ROSA10' }]);
  act(closeOverlays);
  await act(async () => openOverlay('cart'));
  expect(asked()).toEqual([{ code: 'ROSA10' }, { code: 'ROSA10' }]);
  expect(kept('promoCode')).toEqual({ code: 'ROSA10', percent: 10 });
});

test.each([
  ['is refused', () => refusal(400, { detail: 'ні', code: 'promo_code_ended' })],
  ['cannot be checked', noAnswer],
  ['is answered by something else', () => ({})],
])('a promo code that %s is reset without a word', async (_, answer) => {
  keep('promoCode', { code: 'ROSA10', percent: 10 });
  await openComing({ ...goodsAnswers, [validation]: answer }, cartLine(gel));
  await waitFor(() => expect(total()).toHaveTextContent('620,00 ₴'));
  expect(cart().querySelector('.sums')).toBeNull();
  expect(within(cart()).queryByRole('alert')).toBeNull();
  await waitFor(() => expect(kept('promoCode')).toBeNull());
});
