import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';

/** Paths are case-sensitive: every page has one address. */
const page = (path: string, file: string, id?: string) => route(path, file, { caseSensitive: true, ...(id && { id }) });

/** All pages of the site. */
export default [
  index('features/home/home-page.tsx', { id: 'home' }),
  page('home', 'features/home/home-page.tsx', 'home-alias'),
  page('product/:slug', 'features/product/product-page.tsx'),
  page('collection/:slug', 'features/catalogue/brand-page.tsx'),
  ...productKindNames.map((kind) => page(`${productKinds[kind].page}/:slug`, 'features/catalogue/kind-page.tsx', kind)),
  page('products_collection', 'features/catalogue/collection-page.tsx'),
  page('sertificates', 'features/certificates/certificates-page.tsx'),
  page('checkout', 'features/checkout/checkout-page.tsx'),
  page('payment-confirmation/:reference', 'features/orders/payment-confirmation-page.tsx'),
  page('confirmation', 'features/orders/confirmation-page.tsx'),
  page('failed', 'features/orders/failed-page.tsx'),
  page('register', 'features/customers/register-page.tsx'),
  page('registration-success', 'features/customers/registration-success-page.tsx'),
  page('login', 'features/customers/login-page.tsx'),
  page('reset-password', 'features/customers/reset-password-page.tsx'),
  page('reset-password-success', 'features/customers/reset-password-success-page.tsx'),
  page('password/reset/confirm/:uid?/:token?', 'features/customers/new-password-page.tsx'),
  page('user/activate/:uid/:token', 'features/customers/activation-page.tsx'),
  page('user/email/:uid/:token', 'features/customers/new-email-page.tsx'),
  page('change-password', 'features/customers/change-password-page.tsx'),
  page('account', 'features/account/account-page.tsx'),
  page('subscription/confirm/:uid/:token', 'features/newsletter/confirm-subscription-page.tsx'),
  page('subscription/unsubscribe/:uid/:token', 'features/newsletter/unsubscribe-page.tsx'),
  page('partner', 'features/partners/partner-page.tsx'),
  page('contacts', 'features/information/contacts-page.tsx'),
  page('about-us', 'features/information/about-us-page.tsx'),
  page('placeholder', 'features/information/placeholder-page.tsx'),
  page('too-many-requests', 'features/information/too-many-requests-page.tsx'),
  page('page/:pageType', 'features/information/information-page.tsx'),
  page('offline', 'features/information/offline-page.tsx'),
  route('*', 'features/information/not-found-page.tsx'),
] satisfies RouteConfig;
