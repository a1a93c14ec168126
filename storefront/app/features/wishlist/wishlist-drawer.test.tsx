import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerApi, noAnswer } from '../../../tests/api-answers.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { cartLine, fluid, goodsAnswers, handCream, keep, kept, oil } from '../../../tests/sample-goods.ts';
import { openOverlay } from '../../navigation/overlays.ts';
import WishlistDrawer from './wishlist-drawer.tsx';

const wishlist = () => screen.getByRole('dialog', { name: 'Обране' });
const names = () => [...wishlist().querySelectorAll('.line__name')].map(({ textContent }) => textContent);
const line = (name: string) =>
  within(wishlist())
    .getAllByRole('listitem')
    .find((each) => each.textContent?.includes(name))!;
const button = (name: string) => within(wishlist()).getByRole('button', { name });
const ids = [fluid.id, oil.id, handCream.id];

async function openWishlist(wished: number[] = ids) {
  keep('wishlist', wished);
  openOverlay('wishlist');
  return await openPage(WishlistDrawer);
}

test('shows what is wished for, in the order of the wishes', async () => {
  answerApi(goodsAnswers);
  await openWishlist();
  await within(wishlist()).findAllByRole('listitem');
  expect(names()).toEqual([fluid.product_name, oil.product_name, handCream.product_name]);
  expect(within(wishlist()).getByRole('heading')).toHaveTextContent('Обране 3');
  expect(line(fluid.product_name).querySelector('.price b')).toHaveTextContent('624 ₴');
  expect(line(fluid.product_name).querySelector('.price s')).toHaveTextContent('780 ₴');
  expect(line(oil.product_name).querySelector('.line__img--collection')).not.toBeNull();
  expect(button(`Передзамовлення: ${handCream.product_name}`)).toBeInTheDocument();
});

test('buying puts one piece into the cart, and the wish stays', async () => {
  answerApi(goodsAnswers);
  const user = await openWishlist();
  await user.click(await within(wishlist()).findByRole('button', { name: `Купити: ${fluid.product_name}` }));
  expect(kept('cart')).toEqual([cartLine(fluid)]);
  expect(kept('wishlist')).toEqual(ids);
});

test('a wish is taken back; the focus goes to the one in its place', async () => {
  answerApi(goodsAnswers);
  const user = await openWishlist();
  (await within(wishlist()).findByRole('button', { name: `Прибрати з обраного: ${fluid.product_name}` })).focus();
  await user.keyboard('{Enter}');
  expect(line(oil.product_name)).toHaveFocus();
  expect(kept('wishlist')).toEqual(ids.slice(1));
  for (const { product_name } of [handCream, oil]) await user.click(button(`Прибрати з обраного: ${product_name}`));
  expect(wishlist()).toHaveTextContent('Ваш список бажань порожній');
  expect(kept('wishlist')).toEqual([]);
});

test('what the shop does not sell any more leaves the wishlist, but not without an answer', async () => {
  answerApi({ 'POST /api/v1/shop/wishlist/': noAnswer });
  const user = await openWishlist([999_999, fluid.id]);
  expect(await within(wishlist()).findByRole('alert')).toHaveTextContent('Не вдалося завантажити товари.');
  expect(kept('wishlist')).toEqual([999_999, fluid.id]);
  answerApi(goodsAnswers);
  await user.click(button('Спробувати ще раз'));
  await within(wishlist()).findByRole('listitem');
  expect(names()).toEqual([fluid.product_name]);
  expect(kept('wishlist')).toEqual([fluid.id]);
});

test('more wishes than are told at once are asked for in portions', async () => {
  const calls = answerApi(goodsAnswers);
  const many = Array.from({ length: 450 }, (_, index) => 100_000 + index);
  await openWishlist([...many, fluid.id]);
  await within(wishlist()).findByRole('listitem');
  expect(names()).toEqual([fluid.product_name]);
  expect(kept('wishlist')).toEqual([fluid.id]);
  const portions = calls.map(({ body }) => (body as { variant_ids: number[] }).variant_ids.length);
  expect(portions.slice(0, 3)).toEqual([200, 200, 51]);
});
