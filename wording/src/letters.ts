import { glued } from './glued.ts';
import { plural } from './plurals.ts';

const inHours = (count: number) => plural(count, { one: 'годину', few: 'години', many: 'годин' });

/** The frame of all letters. */
export const letterFrameWording = {
  questions: 'Маєте запитання?',
  write: 'Напишіть нам',
  unsubscribe: 'Відписатися',
  /** Replaces secret links when staff read the letter. */
  hiddenLink: 'посилання приховано',
  /** Why the recipient gets the letter. */
  reasons: {
    customer: (shop: string) => glued(`Ви отримали цей лист, бо цю адресу вказано в замовленні в крамниці «${shop}».`),
    account: (shop: string) => glued(`Ви отримали цей лист, бо цю адресу вказали на сайті крамниці «${shop}».`),
    recipient: (shop: string) => glued(`Ви отримали цей лист, бо вам подарували сертифікат крамниці «${shop}».`),
    subscriber: (shop: string) => glued(`Ви отримали цей лист, бо цю адресу вказали для листів крамниці «${shop}».`),
    owner: (shop: string) => glued(`Цей лист отримують власники крамниці «${shop}».`),
    staff: (shop: string) =>
      glued(`Цю адресу вказано в налаштуваннях крамниці «${shop}» для листів про нові замовлення.`),
  },
};

export const orderPlacedWording = {
  callSoon: glued('Найближчим часом вам зателефонує адміністратор, щоб підтвердити деталі.'),
  callOncePaid: glued(
    'Щойно отримаємо оплату, вам зателефонує адміністратор, щоб підтвердити деталі. Якщо ви ще не оплатили, зробіть це якнайшвидше: неоплачене замовлення ми тримаємо для вас недовго.',
  ),
  mailOncePaid: glued('Щойно отримаємо оплату, надішлемо код сертифіката електронною поштою на цю адресу.'),
  heldFor: (hours: number) =>
    glued(
      `Це велике замовлення, тому спершу ми домовимося про нього телефоном. Товари тримаємо для вас ${inHours(hours)}; якщо за цей час не зможемо з вами зв’язатися, замовлення скасуємо.`,
    ),
  orderPage: 'Сторінка замовлення',
  payHere: glued('Повернутися до оплати'),
  /** 'Крем, 2 шт. × 540,00 ₴'. */
  line: (of: { name: string; quantity: number; price: string; isPreorder: boolean }) =>
    `${of.name}, ${of.quantity}\u00a0шт.${of.quantity > 1 ? ` × ${of.price}` : ''}${of.isPreorder ? ' (передзамовлення)' : ''}`,
  goods: 'Товари',
  promoCode: 'Промокод',
  certificate: 'Сертифікат',
  delivery: 'Доставка',
  free: 'безкоштовно',
  byMail: 'електронною поштою',
  byCarrierRates: 'за тарифами перевізника',
  total: 'Разом',
  dueOnline: 'До сплати карткою',
  received: 'Сплачено карткою',
  dueOnReceipt: glued('До сплати під час отримання'),
  recipient: 'Отримувач',
  deliveryType: 'Спосіб\u00a0доставки',
  address: 'Адреса',
  payment: 'Оплата',
  paymentMethods: {
    full: 'Повна оплата карткою',
    prepayment: 'Передоплата',
    cash: 'Під час отримання',
  },
};

/** The notice to the shop itself. */
export const newOrderWording = {
  subject: (orderId: number, sum: string) => `Нове замовлення №\u00a0${orderId} на ${sum}`,
  arrived: glued('У крамниці нове замовлення. Покупця, товари й доставку видно в бек-офісі.'),
  number: 'Номер',
  sum: 'Сума',
  open: glued('Відкрити замовлення'),
};
