import { countingStorefront, htmlPage } from './counting-storefront.ts';
import { openTestShop } from './open-test-shop.ts';
import { signedIn } from './staff.ts';

/** A shop whose information pages are rendered from the API, as the storefront does, and an editor. */
export async function openShopWithPages() {
  const storefront = countingStorefront(async (_times, url, { api }) => {
    const [, family, slug = ''] = new URL(url).pathname.split('/');
    const page =
      family === 'info'
        ? api('GET /api/v1/pages/info/:slug/', { params: { slug } })
        : api('GET /api/v1/pages/page/:pageType/', { params: { pageType: slug } });
    return await page.then(
      ({ title }) => htmlPage(title),
      () => htmlPage('404', { status: 404 }),
    );
  });
  const shop = await openTestShop({ storefront });
  const editor = await signedIn(shop, 'content_editor');
  const pages = 'information-pages/';
  return Object.assign(shop, {
    editor,
    pages,
    publish: (id: string, title: string) => editor.put(`${pages}${id}/`, { title, content: `<p>${title}</p>` }),
    /** A published page at /info/. */
    async addPage(slug: string, title: string) {
      await editor.post(pages, { slug, title, content: '' });
      return (await editor.put(`${pages}${slug}/`, { title, content: `<p>${title}</p>` })).json();
    },
    /** The status of a page, and where it leads. */
    async visit(path: string) {
      const { statusCode, headers } = await shop.get(path);
      return headers.location === undefined ? statusCode : [statusCode, headers.location];
    },
    redirects: async () =>
      (await shop.rows('redirects')).map(({ from_path, to_path }) => `${from_path} → ${to_path}`).toSorted(),
  });
}
