import type { BlockPlace } from '@shop/domain/block-kinds.ts';

export const blockPlaceNames: Record<BlockPlace, string> = {
  home: 'Головна сторінка',
  about: 'Про нас',
  contacts: 'Контакти',
  top_bar: 'Верхня смуга',
  menu: 'Меню',
  footer: 'Підвал',
};
