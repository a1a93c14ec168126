import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { isRouteErrorResponse } from 'react-router';

/** What a page that was not found says of itself. */
export const notFoundMeta = [
  { title: shopWording.pageTitle(pagesWording.notFound) },
  { name: 'robots', content: 'noindex' },
];

/** What a page says of itself that could not be shown. */
export function describeFailure(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta : [{ title: shopWording.name }];
}
