import type { ShopSettings } from '@shop/contract/shop-settings.ts';
import { shellWording } from '@shop/wording/shell.ts';

type Link = { name: string; address: string };

/** The social networks that the owner has entered, and the messengers after them. */
export function socialLinks(social: ShopSettings['social'], messengers?: ShopSettings['messengers']): Link[] {
  const names = Object.entries(shellWording.social) as [keyof ShopSettings['social'], string][];
  const networks = names.flatMap(([place, name]) => toLink(name, social[place]));
  return messengers === undefined ? networks : [...networks, ...messengerLinks(messengers)];
}

function messengerLinks({ viber, whatsapp, telegram }: ShopSettings['messengers']): Link[] {
  const names = shellWording.messengers;
  return [
    ...toLink(names.viber, viber && `viber://chat?number=${encodeURIComponent(viber)}`),
    ...toLink(names.whatsapp, whatsapp && `https://wa.me/${whatsapp.slice(1)}`),
    ...toLink(names.telegram, telegram),
  ];
}

const toLink = (name: string, address: string | null): Link[] => (address === null ? [] : [{ name, address }]);
