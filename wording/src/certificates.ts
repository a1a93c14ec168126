import { glued } from './glued.ts';

export const certificatesWording = {
  title: 'Подарункові сертифікати',
  text: glued('Коли не знаєте, що саме обрати. Сертифікат надійде на вказаний email і діє на весь каталог.'),
  picture: 'Подарунковий сертифікат «Роса» зі стрічкою',
  addToCart: 'В кошик',
  addThisToCart: (name: string, value: string) => `В кошик: ${name}, ${value}`,
  price: (price: string) => `Ціна ${price}`,
  none: 'Сертифікатів поки немає',
  noneHint: glued('Ми вже готуємо нові. А поки погляньте на новинки: може, подарунок знайдеться серед них.'),
  toNewProducts: 'Дивитися новинки',
};
