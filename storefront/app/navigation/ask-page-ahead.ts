import { askAhead } from '../api/browser-api.ts';

/** What each kind of page will ask the API for; a page that is not here asks when it is opened. */
const questions: Record<string, (slug: string) => void> = {
  product: (slug) => askAhead('GET /api/v1/shop/product/:slug/', { params: { slug } }),
  collection: (slug) => askAhead('GET /api/v1/shop/brands/:slug/', { params: { slug } }),
  'skin-type': (slug) => askAhead('GET /api/v1/shop/skin-types/:slug/', { params: { slug } }),
  'product-type': (slug) => askAhead('GET /api/v1/shop/product-types/:slug/', { params: { slug } }),
  page: (pageType) => askAhead('GET /api/v1/pages/page/:pageType/', { params: { pageType } }),
};

export function askPageAhead(path: string): void {
  const [, kind = '', slug = ''] = path.split('/');
  if (slug !== '' && Object.hasOwn(questions, kind)) questions[kind]?.(slug);
}
