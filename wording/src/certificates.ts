import { glued } from './glued.ts';

export const certificatesWording = {
  title: 'Подарункові сертифікати',
  text: glued(
    'Якщо не знаєте, що обрати в подарунок. Сертифікат діє на весь каталог, а код надішлемо на вашу електронну пошту після оплати.',
  ),
  picture: 'Подарунковий сертифікат «Роса» зі стрічкою',
  addToCart: 'В кошик',
  addThisToCart: (name: string, value: string) => `В кошик: ${name}, ${value}`,
  price: (price: string) => `Ціна ${price}`,
  none: 'Сертифікатів поки що немає',
  noneHint: glued('Ми вже готуємо нові. А поки погляньте на новинки: може, подарунок знайдеться серед них.'),
  toNewProducts: 'Дивитися новинки',
};
