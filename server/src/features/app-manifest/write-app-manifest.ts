import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { appManifestWording } from '@shop/wording/app-worker.ts';

type Shown = Pick<ShopSettings, 'name' | 'short_name'> & { description: string };
/** How it looks: the address of each icon, and the colours of its frame. */
type Drawn = {
  addressOf: (icon: 'app-192.png' | 'app-512.png' | 'app-maskable-512.png') => string;
  accent: string;
  paper: string;
};

const png = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest, read when a customer installs the shop as an app. */
export function writeAppManifest(
  { name, short_name, description }: Shown,
  { addressOf, accent, paper }: Drawn,
): string {
  return JSON.stringify({
    id: '/',
    name,
    short_name: short_name ?? name,
    description,
    lang: 'uk',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: accent,
    background_color: paper,
    categories: ['shopping'],
    icons: [
      png(addressOf('app-192.png'), 192, 'any'),
      png(addressOf('app-512.png'), 512, 'any'),
      png(addressOf('app-maskable-512.png'), 512, 'maskable'),
    ],
    shortcuts: [
      { name: appManifestWording.certificates, url: '/sertificates' },
      { name: appManifestWording.account, url: '/account' },
    ],
  });
}
