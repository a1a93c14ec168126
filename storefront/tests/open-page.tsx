import { usualDeliveryRules } from '@shop/domain/delivery-rules.ts';
import { usualCourierCity } from '@shop/wording/delivery-addresses.ts';
import { promisesOfEveryPage } from '@shop/wording/delivery-promises.ts';
import { newShopWording, shopWording } from '@shop/wording/shop.ts';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation } from 'react-router';

type Options = {
  /** The pattern of the page's address, and the address at which it is opened. */
  path?: string;
  at?: string | { pathname: string; state: unknown };
  /** What the page's loader gives. */
  data?: unknown;
  /** The navigation data of the root loader. */
  shell?: unknown;
};

/** What the pages need of the navigation data: the rules of a shop whose owner has decided nothing. */
const rules = usualDeliveryRules({ city: usualCourierCity, pickupAddress: newShopWording.pickupAddress });
const usualShell = {
  rules,
  promises: promisesOfEveryPage(rules),
  largestLine: 99,
  brands: [],
  topBar: [],
  menu: [],
  footnotes: [],
  footer: [],
  publishedPages: [],
  shop: { name: shopWording.name, phone: null },
};

/** Shows the current address. */
function OtherPage() {
  const { pathname, search, state } = useLocation();
  return (
    <h1 data-state={JSON.stringify(state)}>
      {pathname}
      {search}
    </h1>
  );
}

/** Renders a page of the storefront, or a part of one, in a router. Returns a user-event user. */
// biome-ignore lint/suspicious/noExplicitAny: each page has its own params and data, and the router gives them
export async function openPage(Page: ComponentType<any>, options: Options = {}): Promise<UserEvent> {
  const { path = '/', at = path, data = null, shell = usualShell } = options;
  const root = { publicUrl: 'https://rosa.example', containerId: undefined, shell };
  const Routes = createRoutesStub([
    {
      id: 'root',
      path: '',
      loader: () => root,
      shouldRevalidate: () => false,
      children: [
        { id: 'page', path, Component: Page, loader: () => data },
        { id: 'other', path: '*', Component: OtherPage },
      ],
    },
  ]);
  await act(async () => {
    render(<Routes initialEntries={[at]} hydrationData={{ loaderData: { root, page: data } }} />);
  });
  return userEvent.setup({ delay: null });
}

/** Puts a text into a field at once; typing it would render the page at every letter. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}
