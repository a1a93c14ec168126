import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../../tests/open-page.tsx';
import { Footer } from './footer.tsx';
import { Navigation } from './navigation.tsx';
import type { ShellData } from './read-shell.ts';
import { TopBar } from './top-bar.tsx';

const shop = {
  name: 'Лавка',
  phone: '+380441234567',
  email: null,
  social: { instagram: null, telegram: null, facebook: null },
  seller: { legal_name: '', code: '', address: '' },
  pickup_address: 'вул. Медова, 1',
};
const shell = {
  brands: [{ name: 'Мед', to: '/collection/med', character: 'Липовий', picture: null }],
  topBar: [
    { id: 'news', kind: 'announcement', data: { text: 'Свіжий мед', link: '/collection/med' } },
    { id: 'delivery', kind: 'delivery_promise', data: {} },
  ],
  menu: [
    { id: 'types', label: 'Свічки', pages: [{ name: 'Воскові', to: '/product-type/voskovi' }] },
    { id: 'brands', label: 'Пасіки', isBrands: true },
    { id: 'blog', label: 'Наш блог', shortLabel: 'Блог', to: 'https://blog.example/' },
  ],
  footer: [
    { id: 'about', about: 'Мед і свічки' },
    { id: 'links', title: 'Каталог', links: [{ label: 'Мед', to: '/collection/med' }] },
    { id: 'connection', title: 'Зв’язок' },
  ],
  shop,
} as unknown as ShellData;

test('the menu stands in the order of its blocks, and each panel opens by its own name', async () => {
  const user = await openPage(() => <Navigation shell={shell} />);
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Свічки', 'Пасіки']);
  await user.click(buttons[1]!);
  expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  await user.click(buttons[0]!);
  expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'false']);
  expect(screen.getByRole('link', { name: /Наш блог/ })).toHaveAttribute('rel', 'noopener');
});

test('the top bar shows announcements beside the promise of the rules, and is not there without blocks', async () => {
  await openPage(() => <TopBar blocks={shell.topBar} />);
  const bar = screen.getByRole('region', { name: 'Оголошення' });
  expect(within(bar).getByRole('link', { name: 'Свіжий мед' })).toHaveAttribute('href', '/collection/med');
  expect(bar).toHaveTextContent(/Нова пошта.*безкоштовно/);
  await openPage(() => <TopBar blocks={[]} />);
  expect(screen.getAllByRole('region')).toEqual([bar]);
});

test('the footer has its text, its columns and the contacts that there are', async () => {
  await openPage(() => <Footer shell={shell} />, { shell });
  expect(screen.getByText('Мед і свічки')).toBeInTheDocument();
  const columns = screen.getByRole('navigation', { name: 'Усі розділи' });
  expect(within(columns).getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(
    within(columns)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/collection/med', 'tel:+380441234567']);
});
