import type { PageName } from '@shop/contract/pages.ts';

type Screen = { name: string; address: string; status?: number; isInert?: boolean };

/** What axe and the budgets look at of each page that needs neither account nor order. */
const screensOfPages: Record<Exclude<PageName, PagesWithoutScreen>, readonly Screen[]> = {
  home: [{ name: 'home', address: '/' }],
  brand: [{ name: 'brand', address: '/collection/verba' }],
  skin_type: [{ name: 'skin-type', address: '/skin-type/zhyrna' }],
  goal: [{ name: 'goal', address: '/goal/zvolozhennia' }],
  product_type: [{ name: 'product-type', address: '/product-type/kremy' }],
  specialOffer: [{ name: 'special-offer', address: '/products_collection' }],
  product: [
    { name: 'product', address: '/product/rosa-lab-hyaluronic-dew' },
    { name: 'product-special-offer', address: '/product/mavka-forest-night-oil' },
    { name: 'product-sold-out', address: '/product/verba-linden-hand-cream' },
  ],
  search: [
    { name: 'search', address: '/search?q=крем' },
    { name: 'search-corrected', address: '/search?q=rhtv' },
    { name: 'search-nothing', address: '/search?q=диван' },
    { name: 'search-empty', address: '/search' },
  ],
  certificates: [{ name: 'certificates', address: '/sertificates' }],
  information: [{ name: 'information', address: '/page/delivery' }],
  contacts: [{ name: 'contacts', address: '/contacts' }],
  aboutUs: [{ name: 'about-us', address: '/about-us' }],
  partner: [{ name: 'partner', address: '/partner' }],
  confirmSubscription: [{ name: 'confirm-subscription', address: '/subscription/confirm/MQ/token' }],
  unsubscribe: [{ name: 'unsubscribe', address: '/subscription/unsubscribe/MQ/token' }],
  checkout: [{ name: 'checkout-empty', address: '/checkout' }],
  confirmation: [{ name: 'no-order', address: '/confirmation' }],
  register: [{ name: 'register', address: '/register' }],
  registered: [{ name: 'registered', address: '/registration-success' }],
  login: [{ name: 'login', address: '/login' }],
  resetPassword: [{ name: 'reset-password', address: '/reset-password' }],
  resetPasswordSent: [{ name: 'reset-password-sent', address: '/reset-password-success' }],
  newPassword: [{ name: 'new-password', address: '/password/reset/confirm/MQ/token' }],
  activation: [{ name: 'activation', address: '/user/activate/MQ/token' }],
  newEmail: [{ name: 'new-email', address: '/user/email/MQ/token' }],
  placeholder: [{ name: 'maintenance', address: '/placeholder', isInert: true }],
};

/** Pages that other tests open with an account, an order or a refusal, or that show another page. */
type PagesWithoutScreen =
  | 'homeAlias'
  | 'info'
  | 'account'
  | 'changePassword'
  | 'failed'
  | 'offline'
  | 'order'
  | 'orderParcel'
  | 'paymentConfirmation'
  | 'preview'
  | 'tooManyRequests';

export const screens: readonly Screen[] = [
  ...Object.values(screensOfPages).flat(),
  { name: 'not-found', address: '/nothing-here', status: 404 },
];
