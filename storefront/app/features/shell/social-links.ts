import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { shellWording } from '@shop/wording/shell.ts';

/** The social networks that the owner has entered. */
export function socialLinks(social: ShopSettings['social']): { name: string; address: string }[] {
  const names = Object.entries(shellWording.social) as [keyof ShopSettings['social'], string][];
  return names.flatMap(([place, name]) => {
    const address = social[place];
    return address === null ? [] : { name, address };
  });
}
