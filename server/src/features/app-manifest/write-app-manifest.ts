import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { appManifestWording } from '@shop/wording/app-worker.ts';
import { shopWording } from '@shop/wording/shop.ts';

const png = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, read when a customer installs the shop as an app. Colours match the storefront's tokens. */
export function writeAppManifest({ name }: Pick<ShopSettings, 'name'>): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: shopWording.description,
    lang: 'uk',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#173c31',
    background_color: '#fbfbf8',
    categories: ['shopping', 'beauty'],
    icons: [png('app-192', 192, 'any'), png('app-512', 512, 'any'), png('app-maskable-512', 512, 'maskable')],
    shortcuts: [
      { name: appManifestWording.certificates, url: '/sertificates' },
      { name: appManifestWording.account, url: '/account' },
    ],
  });
}
