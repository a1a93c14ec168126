import { derivePalette, usualPalette } from '@shop/domain/palette.ts';
import { useEffect, useMemo } from 'react';
import { themeIn } from '../theme.ts';
import { useShop } from './use-shop-name.ts';

/** The theme in the shop's colours; the icon of the tab follows the look as well. */
export function useShopTheme() {
  const { accent, paper, icon } = useShop()?.look ?? { ...usualPalette, icon: undefined };
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    if (icon !== undefined && link !== null) link.href = icon;
  }, [icon]);
  return useMemo(() => themeIn(derivePalette({ accent, paper })), [accent, paper]);
}
