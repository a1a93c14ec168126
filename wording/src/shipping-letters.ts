import { glued } from './glued.ts';
import { orderPlacedWording } from './letters.ts';

export const orderShippedWording = {
  subject: (orderId: number) => `Замовлення №\u00a0${orderId} в\u00a0дорозі`,
  onTheWay: glued('Ваше замовлення в дорозі.'),
  byCarrier: glued('Коли посилка прибуде, Нова пошта надішле вам повідомлення.'),
  byCourier: glued('Кур’єр зателефонує вам перед доставкою.'),
  number: 'Номер накладної',
  address: orderPlacedWording.address,
  dueOnReceipt: orderPlacedWording.dueOnReceipt,
  follow: 'Де моє замовлення',
  track: 'Відстежити посилку на сайті перевізника',
};
