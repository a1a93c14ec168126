import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi } from '../../../tests/api-answers.ts';
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
    'Нова пошта безкоштовно за оплати карткоюКур’єр у Києві безкоштовно від 3 500 ₴',
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
