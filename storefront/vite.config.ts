import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';
import { unusedParts } from './unused-parts.ts';

/** Modules of these paths in one file. Each file is a request, and many small ones compress worse than one. */
const oneFile = (name: string, ...paths: string[]) => ({ name, test: new RegExp(paths.join('|')) });

/** A new version of the shop leaves this file in the browser cache. */
const libraries = oneFile('libraries', 'node_modules/(react|react-dom|react-router|scheduler)/');

/**
 * The frame of every page, in the file of the route that shows it, and what most pages need: cards of products, lines of
 * the cart, fields, a form for the newsletter.
 */
const frame = oneFile(
  'frame',
  'storefront/app/(root[.]tsx|meta/|api/(?!post-form))',
  'storefront/app/features/shell/(?!app-worker|update-prompt|follow-versions|use-page-age)',
  'storefront/app/features/catalogue/(card-product|product-card|truncate)',
  'storefront/app/features/customers/use-brought-notice',
  'storefront/app/analytics/(track-event|use-tracked-event|use-tracked-cart)[.]ts',
  'storefront/app/browser-storage/(cart|checkout-draft|consent|gifts|kept-promo-code|last-seen|order-id|stored-list|stored-value|wishlist)[.]ts',
  'storefront/app/session/(known-wishes|signed-in)[.]ts',
  'storefront/app/goods/(add-button|cart-items?|delivery-promise|delivery-text|item-kind|linked-name|parse-money|price|priced|put-into-cart|read-variants|shown-picture|sum-list|summary-line|use-left-out|use-selling-facts|variant-name)[.]tsx?',
  'storefront/app/navigation/(any-link|breadcrumbs|overlays|page-link|published-pages|right-document)[.]tsx?',
  'storefront/app/ui/(accordion|carousel|check-field|chips|drawer|drop|edit-open-phone|field-error|icon|mask-phone|notice|open-phone-field|page-head|password-field|phone-field|picture|play-icon|prefixed-field|prose|rail|section-head|submit-button|text-field|use-form|use-is-mounted|use-is-online|use-kept-focus|use-lost-focus|use-rotation|use-touched|use-when-released|when-wanted)[.]',
  'contract/src/(?!analytics-events)',
  'domain/src/(certificates|email-addresses|kyiv-date|lazily|listing-table|money|order-lines|order-total|password-rules|person-names|phone-numbers|prices|product-address)[.]ts',
  'wording/src/(carousel|cart|catalogue|certificate-code|dates|deliveries|glued|hryvnias|kind-names|kyiv-date|maintenance|needs-scripts|pages|passwords|person|phone-number|plurals|shell|shop|sums)[.]ts',
  'vite/preload-helper',
);

/** Shared by all listings. And the words of the search, whose page is a listing. */
const listings = oneFile(
  'listings',
  'storefront/app/features/catalogue/(?!brand-|card-product|collection-page|filter-sheet|kind-page|product-card|truncate)',
  'storefront/app/features/search/(corrected|reason-words|search-address|use-shell-of-search)',
  'storefront/app/browser-storage/recent-searches',
  'storefront/app/ui/popovers',
  'domain/src/(facets|listing-choice|search/search-words)',
  'wording/src/(listing|search)[.]ts',
);

/** Shared by both steps of the checkout, by the drawer of the cart, and by the pages that tell the rules of delivery. */
const checkout = oneFile(
  'checkout-kept',
  'wording/src/(checkout|delivery-promises)[.]ts',
  'domain/src/(delivery-rules|payment-methods)[.]ts',
  'storefront/app/goods/(list-failure|quantity|use-delivery-rules)',
);

/** Shared by pages of products and the second step of the checkout. */
const leavesWhen = oneFile(
  'leaves-when',
  'domain/src/dispatch[.]ts',
  'wording/src/dispatch-promise',
  'storefront/app/goods/leaves-when',
);

/** Shared by pages that show an order, and by the orders of the account. */
const orders = oneFile(
  'orders',
  'wording/src/(account-orders|orders|payments)[.]ts',
  'storefront/app/goods/(order-sums|payment-flag)',
  'storefront/app/features/orders/order-number',
  'storefront/app/paying/(card-offer|next-pages|payment-wait|pay-by-card|use-leaving)[.]tsx?',
);

/** Shared by pages that show what became of an order. */
const results = oneFile(
  'order-results',
  'storefront/app/browser-storage/(placed-order|order-attempt)',
  'storefront/app/features/orders/(ask-payment|order-in-doubt|payment-outcome|receipt|use-order-at|use-pay-again|use-placed-order)',
);

/** Fetched with the first event. */
const events = oneFile(
  'events',
  'storefront/app/analytics/(events|track|event-goods|load-tags|cart-difference)[.]ts',
  'storefront/app/browser-storage/orders-to-track',
);

/** Fetched when the page is at rest. */
const worker = oneFile(
  'app-worker',
  'storefront/app/features/shell/(app-worker|update-prompt|follow-versions|use-page-age)',
  'storefront/app/worker/messages',
  'wording/src/app-worker',
);

/** With the file of its route. */
const partners = oneFile('partners', 'storefront/app/features/partners/partner-page', 'wording/src/partners[.]ts');

/** The pages that are made of blocks. */
const blocks = oneFile(
  'blocks',
  'storefront/app/features/(blocks/(?!preview-page)|newsletter/newsletter-form)',
  'wording/src/(contacts|newsletter)[.]ts',
);

/** Shared by the pages of customers who register, sign in or follow a link of a letter. */
const customers = oneFile(
  'customers',
  'wording/src/(confirmations|customers|subscriptions)[.]ts',
  'storefront/app/features/customers/(check-customer|confirm-form|customer-frame|done|email-form|in-both-languages|new-password-fields|password-rules|to-failure)',
);

/**
 * Removes development code from the router, and lets its unused components be removed: `displayName` assignments and
 * calls that may have effects keep them. Warnings stay in development.
 */
const withoutAdvice: Plugin = {
  name: 'without-advice',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$|^\t+warning\(.*\);$/gm, '')
        .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2'),
      map: null,
    }),
  },
};

/** The file of a route may have exports for other files. Otherwise each route would be a file that only imports another. */
const openEntries: Plugin = {
  name: 'open-entries',
  enforce: 'post',
  config: () => ({
    environments: { client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } } },
  }),
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    reactRouter(),
    openEntries,
    withoutAdvice,
    ...(process.env.LEAVE_OUT === 'off' ? [] : [leaveOut(unusedParts)]),
  ],
  ...(!isSsrBuild && {
    build: {
      cssCodeSplit: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              libraries,
              frame,
              listings,
              checkout,
              leavesWhen,
              orders,
              results,
              partners,
              customers,
              blocks,
              events,
              worker,
            ],
          },
        },
      },
    },
  }),
}));
