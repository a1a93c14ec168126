import { longDate } from '../dates.ts';

/** Texts on the printed papers of an order. */
export const printedOrderWording = {
  packingSlip: {
    title: (id: number) => `Пакувальний лист до замовлення №\u00a0${id}`,
    fileName: (id: number) => `Пакувальний лист ${id}.pdf`,
    packed: 'Зібрав(-ла)',
    checked: 'Перевірив(-ла)',
  },
  invoice: {
    title: (id: number, placed: Date) => `Видаткова накладна №\u00a0${id} від ${longDate(placed)}`,
    fileName: (id: number) => `Видаткова накладна ${id}.pdf`,
    handedOver: 'Відвантажив(-ла)',
    received: 'Отримав(-ла)',
  },
  seller: 'Постачальник',
  customer: 'Покупець',
  delivery: 'Доставка',
  placed: 'Оформлено',
  columns: { number: '№', code: 'Артикул', name: 'Товар', quantity: 'Кількість', price: 'Ціна', sum: 'Сума' },
  preorder: 'передзамовлення',
  due: 'До сплати під час отримання',
};
