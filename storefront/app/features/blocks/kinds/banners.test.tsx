import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { pass, pressIn, reachable, shownBanners, shownIn } from '../../../../tests/carousel.ts';
import { openPage } from '../../../../tests/open-page.tsx';
import { closeOverlays, openOverlay } from '../../../navigation/overlays.ts';
import { BannersBlock } from './banners.tsx';

const hero = () => screen.getByRole('region', { name: 'Банери' });
const live = () => reachable(hero())[0]?.parentElement?.getAttribute('aria-live');

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const Home = () => (
  <>
    <a href="/outside">outside</a>
    <BannersBlock data={{ banners: shownBanners }} isEager />
  </>
);

test('every five seconds the next banner comes, and after the last one the first', async () => {
  await openPage(Home);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  await pass(4_999);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  for (const name of ['2 з 5', '3 з 5', '4 з 5', '5 з 5', '1 з 5']) {
    await pass(name === '2 з 5' ? 1 : 5_000);
    expect(shownIn(hero())).toEqual([name]);
  }
});

test('buttons turn both ways and past the ends', async () => {
  await openPage(Home);
  pressIn(hero(), 'Попередній банер');
  expect(shownIn(hero())).toEqual(['5 з 5']);
  expect(within(hero()).getByText('5 / 5')).toBeInTheDocument();
  pressIn(hero(), 'Наступний банер');
  expect(shownIn(hero())).toEqual(['1 з 5']);
});

test('a pointer over the banners holds them until it leaves', async () => {
  const user = await openPage(Home);
  await user.hover(hero());
  await pass(15_000);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  await user.unhover(hero());
  await pass(5_000);
  expect(shownIn(hero())).toEqual(['2 з 5']);
});

test('the focus inside holds them, and its going away lets them go on', async () => {
  await openPage(Home);
  expect(live()).toBe('off');
  act(() => within(reachable(hero())[0]!).getByRole('link', { name: 'Детальніше' }).focus());
  expect(live()).toBe('polite');
  await pass(15_000);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  act(() => screen.getByRole('link', { name: 'outside' }).focus());
  await pass(5_000);
  expect(shownIn(hero())).toEqual(['2 з 5']);
});

test('a hidden page, and what lies over the page, hold them', async () => {
  await openPage(Home);
  const setHidden = (isHidden: boolean) => {
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  setHidden(true);
  await pass(15_000);
  setHidden(false);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  act(() => openOverlay('cart'));
  await pass(15_000);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  act(closeOverlays);
  await pass(5_000);
  expect(shownIn(hero())).toEqual(['2 з 5']);
});

test('the button stops them for good and starts them again, although the pointer is still there', async () => {
  const user = await openPage(Home);
  await user.hover(hero());
  pressIn(hero(), 'Зупинити показ банерів');
  await user.unhover(hero());
  await pass(15_000);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  expect(live()).toBe('polite');
  await user.hover(hero());
  act(() => within(hero()).getByRole('button', { name: 'Запустити показ банерів' }).focus());
  pressIn(hero(), 'Запустити показ банерів');
  await pass(5_000);
  expect(shownIn(hero())).toEqual(['2 з 5']);
});

test('who asked the device for little motion starts them by hand', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await openPage(Home);
  await pass(15_000);
  expect(shownIn(hero())).toEqual(['1 з 5']);
  pressIn(hero(), 'Запустити показ банерів');
  await pass(5_000);
  expect(shownIn(hero())).toEqual(['2 з 5']);
});
