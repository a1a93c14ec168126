import type { Banner } from '@shop/contract/shapes.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { closeOverlays, openOverlay } from '../../navigation/overlays.ts';
import { BrandBanners } from '../catalogue/brand-banners.tsx';
import { Hero } from './hero.tsx';

const picture = (image: string) => ({ image, alt: '', width: 100, height: 50, placeholder: '', sizes: [] });
const banner = (name: string): Banner => ({
  big_banner: `/${name}.webp`,
  big_banner_picture: picture(`/${name}.webp`),
  big_banner_mobile: `/${name}-phone.webp`,
  big_banner_mobile_picture: picture(`/${name}-phone.webp`),
  link: `/collection/${name}`,
  title: name,
  text: '',
  alt: '',
  tone: 'dark',
});
const five = ['rosa', 'mavka', 'verba', 'solis', 'kvit'].map(banner);

const banners = () => screen.getByRole('region', { name: 'Банери' });
/** The one that leaves is seen for a moment longer, but cannot be reached any more. */
const reachable = (carousel: HTMLElement) =>
  within(carousel)
    .getAllByRole('group')
    .filter((each) => !each.hasAttribute('inert'));
const shown = (carousel = banners()) => reachable(carousel).map((each) => each.getAttribute('aria-label'));
const live = () => reachable(banners())[0]?.parentElement?.getAttribute('aria-live');
const press = (name: string, carousel = banners()) =>
  act(() => void fireEvent.click(within(carousel).getByRole('button', { name })));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const Home = () => (
  <>
    <a href="/outside">outside</a>
    <Hero banners={five} />
  </>
);

const Brands = () => (
  <>
    <BrandBanners brand="Mavka" banners={five.slice(0, 2)} />
    <BrandBanners brand="Verba" banners={five.slice(2, 3)} />
  </>
);

test('every five seconds the next banner comes, and after the last one the first', async () => {
  await openPage(Home);
  expect(shown()).toEqual(['1 з 5']);
  await pass(4_999);
  expect(shown()).toEqual(['1 з 5']);
  for (const name of ['2 з 5', '3 з 5', '4 з 5', '5 з 5', '1 з 5']) {
    await pass(name === '2 з 5' ? 1 : 5_000);
    expect(shown()).toEqual([name]);
  }
});

test('buttons turn both ways and past the ends', async () => {
  await openPage(Home);
  press('Попередній банер');
  expect(shown()).toEqual(['5 з 5']);
  expect(within(banners()).getByText('5 / 5')).toBeInTheDocument();
  press('Наступний банер');
  expect(shown()).toEqual(['1 з 5']);
});

test('a pointer over the banners holds them until it leaves', async () => {
  const user = await openPage(Home);
  await user.hover(banners());
  await pass(15_000);
  expect(shown()).toEqual(['1 з 5']);
  await user.unhover(banners());
  await pass(5_000);
  expect(shown()).toEqual(['2 з 5']);
});

test('the focus inside holds them, and its going away lets them go on', async () => {
  await openPage(Home);
  expect(live()).toBe('off');
  act(() => within(reachable(banners())[0]!).getByRole('link', { name: 'Детальніше' }).focus());
  expect(live()).toBe('polite');
  await pass(15_000);
  expect(shown()).toEqual(['1 з 5']);
  act(() => screen.getByRole('link', { name: 'outside' }).focus());
  await pass(5_000);
  expect(shown()).toEqual(['2 з 5']);
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
  expect(shown()).toEqual(['1 з 5']);
  act(() => openOverlay('cart'));
  await pass(15_000);
  expect(shown()).toEqual(['1 з 5']);
  act(closeOverlays);
  await pass(5_000);
  expect(shown()).toEqual(['2 з 5']);
});

test('the button stops them for good and starts them again, although the pointer is still there', async () => {
  const user = await openPage(Home);
  await user.hover(banners());
  press('Зупинити показ банерів');
  await user.unhover(banners());
  await pass(15_000);
  expect(shown()).toEqual(['1 з 5']);
  expect(live()).toBe('polite');
  await user.hover(banners());
  act(() => within(banners()).getByRole('button', { name: 'Запустити показ банерів' }).focus());
  press('Запустити показ банерів');
  await pass(5_000);
  expect(shown()).toEqual(['2 з 5']);
});

test('who asked the device for little motion starts them by hand', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => void vi.unstubAllGlobals());
  await openPage(Home);
  await pass(15_000);
  expect(shown()).toEqual(['1 з 5']);
  press('Запустити показ банерів');
  await pass(5_000);
  expect(shown()).toEqual(['2 з 5']);
});

test('a brand turns its banners the same way, by dots too; one banner needs no controls', async () => {
  await openPage(Brands);
  const brand = screen.getByRole('region', { name: 'Mavka' });
  expect(within(brand).getByRole('button', { name: 'Банер 1' })).toHaveAttribute('aria-current', 'true');
  await pass(5_000);
  expect(shown(brand)).toEqual(['2 з 2']);
  expect(within(reachable(brand)[0]!).getByRole('link')).toHaveAttribute('href', '/collection/mavka');
  press('Банер 1', brand);
  expect(shown(brand)).toEqual(['1 з 2']);
  press('Зупинити показ банерів', brand);
  await pass(15_000);
  expect(shown(brand)).toEqual(['1 з 2']);
  expect(within(screen.getByRole('region', { name: 'Verba' })).queryByRole('button')).toBeNull();
});
