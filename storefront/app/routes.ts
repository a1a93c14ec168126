import { type RouteConfig, route } from '@react-router/dev/routes';
import { type PageName, pages } from '@shop/contract/pages.ts';
import { ofEachProductKind } from '@shop/domain/product-kinds.ts';

/** The file of each page. What a page is, its path included, stands in the contract. */
const files: Record<PageName, string> = {
  home: 'home/home-page.tsx',
  homeAlias: 'home/home-page.tsx',
  product: 'product/product-page.tsx',
  brand: 'catalogue/brand-page.tsx',
  ...ofEachProductKind(() => 'catalogue/kind-page.tsx'),
  specialOffer: 'catalogue/collection-page.tsx',
  search: 'search/search-page.tsx',
  certificates: 'certificates/certificates-page.tsx',
  checkout: 'checkout/checkout-page.tsx',
  paymentConfirmation: 'orders/payment-confirmation-page.tsx',
  order: 'orders/order-page.tsx',
  orderParcel: 'orders/order-page.tsx',
  confirmation: 'orders/confirmation-page.tsx',
  failed: 'orders/failed-page.tsx',
  register: 'customers/register-page.tsx',
  registered: 'customers/registration-success-page.tsx',
  login: 'customers/login-page.tsx',
  resetPassword: 'customers/reset-password-page.tsx',
  resetPasswordSent: 'customers/reset-password-success-page.tsx',
  newPassword: 'customers/new-password-page.tsx',
  activation: 'customers/activation-page.tsx',
  newEmail: 'customers/new-email-page.tsx',
  changePassword: 'customers/change-password-page.tsx',
  account: 'account/account-page.tsx',
  confirmSubscription: 'newsletter/confirm-subscription-page.tsx',
  unsubscribe: 'newsletter/unsubscribe-page.tsx',
  partner: 'partners/partner-page.tsx',
  contacts: 'information/contacts-page.tsx',
  aboutUs: 'information/about-us-page.tsx',
  placeholder: 'information/placeholder-page.tsx',
  tooManyRequests: 'information/too-many-requests-page.tsx',
  information: 'information/information-page.tsx',
  info: 'information/information-page.tsx',
  preview: 'blocks/preview-page.tsx',
  offline: 'information/offline-page.tsx',
};

/** Paths are case-sensitive: every page has one address. */
const pageRoutes = Object.entries(pages).map(([id, { path }]) =>
  route(path, `features/${files[id as PageName]}`, { id, caseSensitive: true }),
);

export default [...pageRoutes, route('*', 'features/information/not-found-page.tsx')] satisfies RouteConfig;
