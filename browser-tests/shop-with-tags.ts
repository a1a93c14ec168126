import type { Page } from '@playwright/test';
import { testInOwnShop } from './own-shop.ts';

const containerId = 'GTM-TEST123';

/** Tests of a second shop, which has a container of tags. */
export const test = testInOwnShop({ GTM_CONTAINER_ID: containerId });

/** What the pages ask other companies for; the container itself is answered by one that does nothing. */
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
