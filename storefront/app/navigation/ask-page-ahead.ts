import { askAhead } from '../api/browser-api.ts';

/** Prefetches per kind of page. Pages that are not listed load when they are opened. */
const questions: Record<string, (slug: string) => void> = {
  product: (slug) => askAhead('GET /api/v1/shop/product/:slug/', { params: { slug } }),
  collection: (slug) => askListing('brand', slug),
  'skin-type': (slug) => askListing('skin_type', slug),
  'product-type': (slug) => askListing('product_type', slug),
  page: (pageType) => askAhead('GET /api/v1/pages/page/:pageType/', { params: { pageType } }),
};

function askListing(of: 'brand' | 'skin_type' | 'product_type', slug: string): void {
  askAhead('GET /api/v1/shop/listing/', { query: { of, slug } });
}

export function askPageAhead(address: string): void {
  const [path = ''] = address.split(/[?#]/);
  const [, kind = '', slug = ''] = path.split('/');
  if (slug !== '' && Object.hasOwn(questions, kind)) questions[kind]?.(slug);
}
