import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { isRouteErrorResponse } from 'react-router';

/** Meta tags of a 404 page. */
export const notFoundMeta = [
  { title: shopWording.pageTitle(pagesWording.notFound) },
  { name: 'robots', content: 'noindex' },
];

/** Meta tags of an error page. */
export function describeFailure(error: unknown) {
  return isRouteErrorResponse(error) && error.status === 404 ? notFoundMeta : [{ title: shopWording.name }];
}
