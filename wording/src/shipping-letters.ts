import { glued } from './glued.ts';
import { orderPlacedWording } from './letters.ts';

export const orderShippedWording = {
  byCarrier: glued('Коли посилка прибуде, Нова пошта надішле вам повідомлення.'),
  byCourier: glued('Кур’єр зателефонує вам перед доставкою.'),
  number: 'Номер накладної',
  address: orderPlacedWording.address,
  dueOnReceipt: orderPlacedWording.dueOnReceipt,
  follow: 'Де моє замовлення',
  track: 'Відстежити посилку на сайті перевізника',
};
