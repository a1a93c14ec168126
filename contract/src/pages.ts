import type { ListingKind } from '@shop/domain/listing-choice.ts';
import { ofEachProductKind, productKinds } from '@shop/domain/product-kinds.ts';

/**
 * What a page is. Whatever an entry does not say is off: a new page is private, rendered for each request, without tags,
 * and closed to search engines.
 */
type PageFacts = {
  path: `/${string}`;
  /** Who may see it: everybody, search engines included; those who are signed in; those who are not. Absent: whom it concerns. */
  seenBy?: 'everybody' | 'signed-in' | 'signed-out';
  /** The parameters of its path are secrets: they get into no cache, log, tag or referrer. */
  hasSecret?: true;
  /** Tags of statistics and advertising may run. They read the address and the content of the page. */
  hasTags?: true;
  /** The script of the card provider may run. */
  pays?: true;
  /** The same for all visitors: the server renders it once. */
  isCached?: true;
  /** The service worker keeps it, so that it can be read offline. */
  isKeptOffline?: true;
  /** Its query parameters choose in a listing of this subject, which makes another page. */
  listing?: ListingKind | 'all';
  /** `?q=` makes another page: what a search for these words finds. */
  isSearch?: true;
  /** `?variant=` makes another page. */
  hasVariants?: true;
  /** Listed in the sitemap as it stands here. Pages of records are listed by their features. */
  inSitemap?: true;
  isOpenInMaintenance?: true;
};

const open = { seenBy: 'everybody', hasTags: true, isCached: true } as const;
const readable = { ...open, isKeptOffline: true } as const;
/** The target of a link in a letter. Only the browser reads the secret, so one page serves all links. */
const linkOfLetter = { hasSecret: true, isCached: true } as const;

/** All pages of the shop. `storefront/app/routes.ts` names the file of each. */
export const pages = {
  home: { path: '/', ...readable, inSitemap: true },
  homeAlias: { path: '/home', ...readable },
  product: { path: '/product/:slug', ...readable, hasVariants: true },
  brand: { path: '/collection/:slug', ...readable, listing: 'brand' },
  ...ofEachProductKind((kind) => ({ path: `/${productKinds[kind].page}/:slug` as const, ...readable, listing: kind })),
  specialOffer: { path: '/products_collection', ...readable, listing: 'all' },
  // Search engines have the listings. What people search for is not theirs to index.
  search: { path: '/search', hasTags: true, isCached: true, listing: 'all', isSearch: true },
  certificates: { path: '/sertificates', ...readable, inSitemap: true },
  checkout: { path: '/checkout', isCached: true, pays: true },
  paymentConfirmation: {
    path: '/payment-confirmation/:reference',
    hasSecret: true,
    isCached: true,
    pays: true,
    isOpenInMaintenance: true,
  },
  order: { path: '/order/:reference', hasSecret: true, pays: true },
  orderParcel: { path: '/order/:reference/parcel', hasSecret: true, pays: true },
  confirmation: { path: '/confirmation', hasTags: true, isCached: true, isOpenInMaintenance: true },
  failed: { path: '/failed', isCached: true, pays: true, isOpenInMaintenance: true },
  register: { path: '/register', isCached: true },
  registered: { path: '/registration-success', isCached: true },
  login: {
    path: '/login',
    seenBy: 'signed-out',
    isCached: true,
    isOpenInMaintenance: true,
  },
  resetPassword: { path: '/reset-password', isCached: true },
  resetPasswordSent: { path: '/reset-password-success', isCached: true },
  newPassword: { path: '/password/reset/confirm/:uid?/:token?', ...linkOfLetter },
  activation: { path: '/user/activate/:uid/:token', ...linkOfLetter },
  newEmail: { path: '/user/email/:uid/:token', ...linkOfLetter },
  changePassword: { path: '/change-password', isCached: true },
  account: { path: '/account', seenBy: 'signed-in', isCached: true },
  confirmSubscription: { path: '/subscription/confirm/:uid/:token', ...linkOfLetter },
  unsubscribe: { path: '/subscription/unsubscribe/:uid/:token', ...linkOfLetter },
  contacts: { path: '/contacts', ...readable, inSitemap: true },
  aboutUs: { path: '/about-us', ...readable, inSitemap: true },
  partner: { path: '/partner', ...open, inSitemap: true },
  placeholder: { path: '/placeholder', ...open },
  tooManyRequests: { path: '/too-many-requests', ...open },
  information: { path: '/page/:pageType', ...readable },
  info: { path: '/info/:slug', ...readable },
  /** Blocks that are not published yet. The server opens it for the staff; everybody else finds nothing there. */
  preview: { path: '/preview/:token', hasSecret: true },
  offline: { path: '/offline', ...open, isOpenInMaintenance: true },
} as const satisfies Record<string, PageFacts>;

export const allPages: readonly PageFacts[] = Object.values(pages);
export type PageName = keyof typeof pages;
export type Page = PageFacts & { name: PageName };

export function partsOf(path: string): string[] {
  const parts = path.split('/').slice(1);
  while (parts.at(-1) === '') parts.pop();
  return parts;
}

const isParameter = (part: string) => part.startsWith(':');

type CompiledPage = { page: Page; parts: readonly string[] };

/** Pages by the first part of their path: each request looks for its page. */
const byFirstPart = new Map<string | undefined, CompiledPage[]>();
for (const [name, facts] of Object.entries(pages)) {
  const parts = partsOf(facts.path);
  const page = { name: name as PageName, ...facts };
  byFirstPart.set(parts[0], [...(byFirstPart.get(parts[0]) ?? []), { page, parts }]);
}

/** The page at an address, with or without its query. */
export function findPage(address: string): Page | undefined {
  const given = partsOf(pathOf(address));
  return byFirstPart.get(given[0])?.find(({ parts }) => isAt(parts, given))?.page;
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0]!;

function isAt(parts: readonly string[], given: readonly string[]): boolean {
  return (
    given.length <= parts.length &&
    parts.every((part, place) =>
      given[place] === undefined ? part.endsWith('?') : isParameter(part) ? given[place] !== '' : part === given[place],
    )
  );
}

/** Where the parameters of a page begin: '/user/activate/'. */
export const fixedPart = (path: string) => path.split(':', 1)[0]!;

/**
 * Whether a page must not load tags of statistics and advertising. Loaded tags stay in the document, so a visitor who comes
 * from a page with tags needs a full page load.
 */
export function isQuietPage(address: string): boolean {
  if (/[?&]order=/.test(address)) return true;
  const page = findPage(address);
  if (page !== undefined) return !page.hasTags;
  // An address that is not quite right may still have a secret in it.
  return byFirstPart.get(partsOf(pathOf(address))[0])?.some((near) => !near.page.hasTags) ?? false;
}

/**
 * Whether the card provider's script may run on a page. The Content-Security-Policy belongs to the document, so a visitor
 * who comes from another page needs a full page load.
 */
export const isPageThatPays = (address: string): boolean => findPage(address)?.pays ?? false;
