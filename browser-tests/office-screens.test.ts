import { desktop, phone } from './devices.ts';
import { expect, test } from './quiet-page.ts';
import { signInAsOwner } from './signed-in-staff.ts';
import { violations } from './violations.ts';

// What moves is judged when it has arrived.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** react-admin hides the button that opens all rows from who hears the page, and leaves an empty header. */
const except = ['.RaDataTable-expandHeader'];

/** Lists, and beside them the forms in which their things are made and changed. */
const screens: readonly (readonly string[])[] = [
  ['', 'orders', 'promo-codes', 'promo-codes/create', 'promo-codes/1'],
  ['certificates', 'certificates/create', 'stray-payments', 'customers', 'partner-applications'],
  ['products', 'products/1', 'products/1/show', 'subscriptions', 'letters'],
  ['brands', 'brands/create', 'brands/1', 'skin-types', 'skin-types/1'],
  ['product-types', 'product-types/1', 'collections', 'collections/create', 'banners'],
  ['banners/create', 'information-pages', 'information-pages/delivery', 'certificate-offers', 'partner-options'],
  ['settings', 'sender', 'exchange', 'staff', 'staff/create', 'audit'],
];

for (const group of screens)
  test(`axe finds nothing in the back office at ${group.join(', ')}, on a phone either, and it fits`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await signInAsOwner(page, baseURL!);
    for (const path of group) {
      // What still waits for its rows has nothing to read yet.
      await page.goto(`/admin/${path}`, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty({ timeout: 60_000 });
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        expect.soft(await violations(page, { except }), `${path} at ${viewport.width} px`).toEqual([]);
      }
      const width = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(width, { message: path }).toBeLessThanOrEqual(phone.width);
    }
  });
