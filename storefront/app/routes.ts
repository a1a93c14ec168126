import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole site map. */
export default [
  index('features/home/home-page.tsx', { id: 'home' }),
  route('home', 'features/home/home-page.tsx', { id: 'home-alias' }),
  route('product/:slug', 'features/product/product-page.tsx'),
  route('collection/:slug', 'features/catalogue/brand-page.tsx'),
  route('skin-type/:slug', 'features/catalogue/skin-type-page.tsx'),
  route('product-type/:slug', 'features/catalogue/product-type-page.tsx'),
  route('products_collection', 'features/catalogue/collection-page.tsx'),
  route('sertificates', 'features/certificates/certificates-page.tsx'),
  route('contacts', 'features/information/contacts-page.tsx'),
  route('about-us', 'features/information/about-us-page.tsx'),
  route('placeholder', 'features/information/placeholder-page.tsx'),
  route('page/:pageType', 'features/information/information-page.tsx'),
  route('*', 'features/information/not-found-page.tsx'),
] satisfies RouteConfig;
