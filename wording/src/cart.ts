import { goods } from './plurals.ts';

export const cartWording = {
  cart: 'Кошик',
  closeCart: 'Закрити кошик',
  emptyCart: 'Твій кошик порожній',
  emptyCartHint: 'Почніть із новинок або оберіть засоби для свого типу шкіри.',
  toNewProducts: 'Дивитися новинки',
  inCart: (count: number) => `У кошику ${goods(count)}`,
  wishlist: 'Обране',
  closeWishlist: 'Закрити обране',
  emptyWishlist: 'Ваш список бажань порожній',
  emptyWishlistHint: 'Позначайте засоби сердечком, щоб повернутися до них згодом.',
  inWishlist: (count: number) => `В обраному ${goods(count)}`,
};
