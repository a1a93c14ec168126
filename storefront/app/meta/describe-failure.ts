import { pagesWording } from '@shop/wording/pages.ts';
import { shopWording } from '@shop/wording/shop.ts';
import { isRouteErrorResponse } from 'react-router';
import { type Matches, shopNameOf } from './shop-name.ts';

/** Meta tags of a 404 page. */
export function describeNotFound({ matches }: { matches: Matches }) {
  return [
    { title: shopWording.pageTitle(pagesWording.notFound, shopNameOf(matches)) },
    { name: 'robots', content: 'noindex' },
  ];
}

/** Meta tags of an error page. */
export function describeFailure(error: unknown, visit: { matches: Matches }) {
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return isNotFound ? describeNotFound(visit) : [{ title: shopNameOf(visit.matches) }];
}
