import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** One address a page: another case of the letters is another address. */
const page = (path: string, file: string, id?: string) => route(path, file, { caseSensitive: true, ...(id && { id }) });

/** The whole site map. */
export default [
  index('features/home/home-page.tsx', { id: 'home' }),
  page('home', 'features/home/home-page.tsx', 'home-alias'),
  page('product/:slug', 'features/product/product-page.tsx'),
  page('collection/:slug', 'features/catalogue/brand-page.tsx'),
  page('skin-type/:slug', 'features/catalogue/skin-type-page.tsx'),
  page('product-type/:slug', 'features/catalogue/product-type-page.tsx'),
  page('products_collection', 'features/catalogue/collection-page.tsx'),
  page('sertificates', 'features/certificates/certificates-page.tsx'),
  page('contacts', 'features/information/contacts-page.tsx'),
  page('about-us', 'features/information/about-us-page.tsx'),
  page('placeholder', 'features/information/placeholder-page.tsx'),
  page('page/:pageType', 'features/information/information-page.tsx'),
  route('*', 'features/information/not-found-page.tsx'),
] satisfies RouteConfig;
