import { productKinds } from '@shop/domain/product-kinds.ts';

type Tag = {
  name: string;
  description: string;
  /** Prefixes of its addresses after '/api/v1/'. The longest prefix wins. */
  paths: readonly string[];
};

/** The subjects of the API, in the order of its documentation: the shop's first, then those of the back office. */
export const apiTags: readonly Tag[] = [
  { name: 'Catalogue', description: 'Products, brands, types, search and banners', paths: ['shop/'] },
  {
    name: 'Gift certificates',
    description: 'Certificates to buy, and how much is left on one',
    paths: ['sertificate-variants/', 'shop/sertificated/', 'orders/certificate/'],
  },
  { name: 'Shop', description: 'Public settings and informational pages', paths: ['shop/settings/', 'pages/'] },
  { name: 'Delivery', description: 'The directory of the carrier', paths: ['np/'] },
  { name: 'Orders', description: 'Placing an order and reading it', paths: ['orders/'] },
  {
    name: 'Payments',
    description: 'Paying an order by card',
    paths: ['orders/:reference/pay/', 'orders/payment/', 'orders/check_pay/'],
  },
  {
    name: 'Account',
    description: 'Registration, profile, orders and wishlist of a customer',
    paths: ['users/', 'actions/update/', 'actions/orders/', 'actions/wishlist/'],
  },
  {
    name: 'Sessions',
    description: 'Signing in and out, tokens and passwords of a customer',
    paths: ['jwt/', 'auth/', 'users/reset_password/', 'users/reset_password_confirm/'],
  },
  { name: 'Newsletter', description: 'Subscribing and unsubscribing', paths: ['actions/subscriptions/'] },
  { name: 'Partners', description: 'The form of partners', paths: ['actions/partner/'] },
  { name: 'Office: sign-in', description: 'The session of a member of staff', paths: ['admin/auth/'] },
  { name: 'Office: reports', description: 'Dashboard and audit log', paths: ['admin/dashboard/', 'admin/audit/'] },
  {
    name: 'Office: orders',
    description: 'Handling orders, receipts and refunds',
    paths: ['admin/orders/', 'admin/new-orders/'],
  },
  {
    name: 'Office: shipping',
    description: 'Waybills and parcels',
    paths: [
      'admin/sender/',
      ...['shipping', 'parcel', 'waybill', 'ship', 'track', 'label'].map((what) => `admin/orders/:id/${what}/`),
    ],
  },
  { name: 'Office: payments', description: 'Payments that belong to no order', paths: ['admin/stray-payments/'] },
  {
    name: 'Office: products',
    description: 'Products, pictures, prices and stock',
    paths: ['admin/products/', 'admin/pictures/', 'admin/variants/'],
  },
  {
    name: 'Office: sections',
    description: 'Brands, kinds of products such as skin types, and special offers',
    paths: ['admin/brands/', ...Object.values(productKinds).map(({ path }) => `admin/${path}/`), 'admin/collections/'],
  },
  {
    name: 'Office: content',
    description: 'Banners and the words of the search',
    paths: ['admin/banners/', 'admin/popular-words/', 'admin/search-synonyms/'],
  },
  {
    name: 'Office: pages',
    description: 'Informational pages: drafts, versions and addresses',
    paths: ['admin/information-pages/'],
  },
  {
    name: 'Office: blocks',
    description: 'What pages, menu, footer and top bar are made of: drafts, versions and previews',
    paths: ['admin/blocks/'],
  },
  {
    name: 'Office: certificates',
    description: 'Certificates that exist, and those on offer',
    paths: ['admin/certificates/', 'admin/certificate-offers/'],
  },
  { name: 'Office: promo codes', description: 'Promo codes and their uses', paths: ['admin/promo-codes/'] },
  {
    name: 'Office: customers',
    description: 'Accounts, and people who want to be forgotten',
    paths: ['admin/customers/', 'admin/people/'],
  },
  {
    name: 'Office: partners',
    description: 'Applications, and the choices of their form',
    paths: ['admin/partner-applications/', 'admin/partner-options/'],
  },
  {
    name: 'Office: letters',
    description: 'Letters of the shop and their words, and who gets the newsletter',
    paths: ['admin/letters/', 'admin/letter-texts/', 'admin/subscriptions/'],
  },
  { name: 'Office: tables', description: 'Import and export', paths: ['admin/import/', 'admin/export/'] },
  {
    name: 'Office: settings',
    description: 'What the owner has decided, how the shop looks, its first steps, and maintenance',
    paths: [
      'admin/settings/',
      'admin/deliveries/',
      'admin/look/',
      'admin/maintenance/',
      'admin/first-steps/',
      'admin/demonstration/',
    ],
  },
  { name: 'Office: staff', description: 'Who works here, in which role', paths: ['admin/staff/', 'admin/roles/'] },
];

/** The tag of a call. A call with a new prefix needs an entry above. */
export function findTag(path: string): string {
  const beginnings = apiTags.flatMap(({ name, paths }) => paths.map((beginning) => ({ name, beginning })));
  const fitting = beginnings.filter(({ beginning }) => path.startsWith(`/api/v1/${beginning}`));
  const longest = fitting.toSorted((a, b) => b.beginning.length - a.beginning.length)[0];
  if (longest === undefined) throw new Error(`No subject in api-tags.ts for ${path}`);
  return longest.name;
}
