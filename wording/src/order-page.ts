/** The page of one order, at its secret address. */
export const orderPageWording = {
  description: 'Стан вашого замовлення, його склад і шлях посилки.',
  failed: 'Не вдалося завантажити замовлення.',
  due: 'До сплати зараз',
  pay: 'Оплатити',
  papers: 'Документи',
  links: [
    { to: '/page/terms', name: 'Умови, на яких зроблено замовлення' },
    { to: '/page/delivery', name: 'Доставка' },
    { to: '/page/payment', name: 'Оплата' },
  ],
  print: 'Роздрукувати',
};
