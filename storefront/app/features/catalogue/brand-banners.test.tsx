import { screen, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { banners, pass, pressIn, reachable, shownIn } from '../../../tests/carousel.ts';
import { openPage } from '../../../tests/open-page.tsx';
import { BrandBanners } from './brand-banners.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

const Brands = () => (
  <>
    <BrandBanners brand="Mavka" banners={banners.slice(0, 2)} />
    <BrandBanners brand="Verba" banners={banners.slice(2, 3)} />
  </>
);

test('a brand turns its banners the same way, by dots too; one banner needs no controls', async () => {
  await openPage(Brands);
  const brand = screen.getByRole('region', { name: 'Mavka' });
  expect(within(brand).getByRole('button', { name: 'Банер 1' })).toHaveAttribute('aria-current', 'true');
  await pass(5_000);
  expect(shownIn(brand)).toEqual(['2 з 2']);
  expect(within(reachable(brand)[0]!).getByRole('link')).toHaveAttribute('href', '/collection/mavka');
  pressIn(brand, 'Банер 1');
  expect(shownIn(brand)).toEqual(['1 з 2']);
  pressIn(brand, 'Зупинити показ банерів');
  await pass(15_000);
  expect(shownIn(brand)).toEqual(['1 з 2']);
  expect(within(screen.getByRole('region', { name: 'Verba' })).queryByRole('button')).toBeNull();
});
