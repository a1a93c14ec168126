import { plural } from './plurals.ts';

const goods = { one: 'товар', few: 'товари', many: 'товарів' };

export const cartWording = {
  cart: 'Кошик',
  closeCart: 'Закрити кошик',
  emptyCart: 'Твій кошик порожній',
  emptyCartHint: 'Почніть із новинок або оберіть засоби для свого типу шкіри.',
  toNewProducts: 'Дивитися новинки',
  inCart: (count: number) => `У кошику ${plural(count, goods)}`,
  wishlist: 'Обране',
  closeWishlist: 'Закрити обране',
  emptyWishlist: 'Ваш список бажань порожній',
  emptyWishlistHint: 'Позначайте засоби сердечком, щоб повернутися до них згодом.',
  inWishlist: (count: number) => `В обраному ${plural(count, goods)}`,
};
