import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { leaveOut } from './leave-out.ts';
import { unusedParts } from './unused-parts.ts';

/** One file compresses better than two, and a new version of the shop leaves the libraries in the browser cache. */
const libraries = { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\// };

/**
 * One file for what every page needs: thirty small ones compress worse and are requested one by one. Modules with
 * styles are excluded: styles of lazily loaded parts would be duplicated, after all others.
 */
const everywhere = {
  name: 'everywhere',
  test: new RegExp(
    [
      'contract/src/(?!analytics-events)',
      'domain/src/(money|prices|selling-rules)[.]ts',
      'wording/src/(catalogue|certificate-code|delivery-promises|glued|hryvnias|maintenance|pages|phone-number|plurals|shell|shop)[.]ts',
      'storefront/app/(api/(?!ask-promo-code|post-form|refused-fields|was-answered|error-message|rate-limit-message)|meta/)',
      'storefront/app/analytics/(track-event|use-tracked-event|use-tracked-cart)[.]ts',
      'storefront/app/browser-storage/(cart|consent|gifts|order-id|stored-list|stored-value|wishlist)[.]ts',
      'storefront/app/session/(known-wishes|signed-in)[.]ts',
      'storefront/app/goods/(parse-money|priced|use-selling-facts|variant-name)[.]ts',
      'storefront/app/features/shell/(social-links|use-shop-name|wordmark)[.]tsx?',
      'storefront/app/navigation/(overlays|page-link|right-document)[.]tsx?',
      'storefront/app/ui/(drop|icon|picture|use-is-mounted|use-is-online|use-kept-focus|when-wanted)[.]tsx?',
      'vite/preload-helper',
    ].join('|'),
  ),
};

/** What the frame needs on every page, with its styles. */
const shell = { name: 'shell', test: /storefront\/app\/(features\/shell\/(failure|message)|ui\/drawer)[.](tsx|css)/ };

/** Cart lines: for all pages that show or track the cart. */
const cartLines = {
  name: 'cart-lines',
  test: /domain\/src\/(order-lines|order-total|payment-methods)|wording\/src\/(cart|sums)[.]ts|storefront\/app\/(api\/ask-promo-code|browser-storage\/kept-promo-code|goods\/(cart-items?|item-kind|read-variants|use-left-out))[.]ts/,
};

/** Shared by both steps of the checkout. */
const checkout = {
  name: 'checkout-kept',
  test: /wording\/src\/checkout[.]ts|storefront\/app\/browser-storage\/checkout-draft[.]ts/,
};

/** Shared by all forms. */
const forms = {
  name: 'forms',
  test: /domain\/src\/(email-addresses|person-names)|wording\/src\/person[.]|storefront\/app\/(api\/error-message|ui\/(field-error|notice|text-field|use-touched|use-when-released))[.]tsx?/,
};

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), withoutAdvice, ...(process.env.LEAVE_OUT === 'off' ? [] : [leaveOut(unusedParts)])],
  ...(!isSsrBuild && {
    build: {
      rolldownOptions: {
        output: { codeSplitting: { groups: [libraries, everywhere, shell, cartLines, checkout, forms] } },
      },
    },
  }),
}));
