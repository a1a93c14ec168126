import type { Page } from '@playwright/test';
import { testInOwnShop } from './own-shop.ts';

const containerId = 'GTM-TEST123';

/** Tests with a second shop that has a tag container. */
export const test = testInOwnShop({ GTM_CONTAINER_ID: containerId });

/** Requests to other companies; the container itself is stubbed with an empty one. */
export async function askedElsewhere(page: Page, ownShop: string): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.origin !== ownShop,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

export const containerUrl = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
