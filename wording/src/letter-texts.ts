import type { LetterTextKind, LetterTexts } from '@shop/contract/admin/letter-texts.ts';
import { glued } from './glued.ts';

/** Values that letters may name in braces. The example is what a preview says. */
export const letterValues = {
  /** Its example is the name of this shop. */
  shop: { name: 'крамниця', example: '', description: 'Назва крамниці з налаштувань' },
  firstName: { name: 'ім’я', example: 'Олено', description: 'Ім’я у звертанні' },
  orderId: { name: 'номер замовлення', example: '1024', description: 'Номер без знака №' },
  total: { name: 'сума', example: '1 322,50 ₴', description: 'Скільки коштує замовлення разом' },
  paid: { name: 'сплачено', example: '200,00 ₴', description: 'Скільки надійшло цією оплатою' },
  recipient: { name: 'отримувач', example: 'Олена Коваль', description: 'Хто отримає замовлення' },
  address: { name: 'адреса доставки', example: 'Львів, відділення № 12', description: 'Куди прямує замовлення' },
  certificates: {
    name: 'сертифікати',
    example: 'Подарунковий сертифікат',
    description: '«Подарунковий сертифікат» або «Подарункові сертифікати», якщо їх кілька',
  },
  giver: {
    name: 'хто дарує',
    example: 'Софія дарує вам сертифікат',
    description: '«Софія дарує вам сертифікат», а якщо дарувальник невідомий, «Вам подарували сертифікат»',
  },
  newEmail: {
    name: 'нова адреса',
    example: 'n***@post.example',
    description: 'Нова електронна адреса, прихована зірочками',
  },
} as const;
export type LetterValue = keyof typeof letterValues;

type Original = Omit<LetterTexts, 'preheader'> & { values: readonly LetterValue[] };

const ignoreIt = 'не зважайте на цей лист: нічого не зміниться.';
const forADay = 'Посилання діє 24 години.';
const orderNumber = '№\u00a0{номер замовлення}';

/**
 * The words that letters begin and end with, as templates. Lines are paragraphs. Between them stands what the shop itself says:
 * sums, buttons, and sentences that depend on the order.
 */
export const originalLetterTexts = {
  'order-placed': {
    values: ['shop', 'orderId', 'total', 'recipient'],
    subject: `Замовлення ${orderNumber} прийнято`,
    opening: 'Дякуємо за замовлення!',
    closing: '',
  },
  'order-placed-paid': {
    values: ['shop', 'orderId', 'total', 'paid', 'recipient'],
    subject: `Замовлення ${orderNumber} прийнято й оплачено`,
    opening: 'Дякуємо за замовлення! Оплата пройшла успішно.',
    closing: '',
  },
  'order-paid': {
    values: ['shop', 'orderId', 'paid'],
    subject: `Оплату за замовлення ${orderNumber} отримано`,
    opening: 'Дякуємо! Оплата пройшла успішно.',
    closing: '',
  },
  'order-paid-late': {
    values: ['shop', 'orderId', 'paid'],
    subject: `Оплату за замовлення ${orderNumber} отримано`,
    opening:
      'Оплата надійшла, коли замовлення вже було скасовано, і відновити його не вдалося. Менеджер зв’яжеться з вами, щоб домовитися про заміну або повернути кошти.',
    closing: '',
  },
  'order-paid-again': {
    values: ['shop', 'orderId', 'paid'],
    subject: `Замовлення ${orderNumber} оплачено двічі`,
    opening:
      'Ми отримали за це замовлення ще одну оплату. Вона зайва, і менеджер поверне її на вашу картку. Робити нічого не потрібно.',
    closing: '',
  },
  'order-shipped': {
    values: ['shop', 'orderId', 'address'],
    subject: `Замовлення ${orderNumber} в\u00a0дорозі`,
    opening: 'Ваше замовлення в дорозі.',
    closing: '',
  },
  'order-cancelled': {
    values: ['shop', 'orderId'],
    subject: `Замовлення ${orderNumber} скасовано`,
    opening: 'Якщо ви використали в ньому сертифікат або промокод, ними знову можна скористатися.',
    closing: '',
  },
  'order-refunded': {
    values: ['shop', 'orderId'],
    subject: `Повертаємо кошти за замовлення ${orderNumber}`,
    opening: '',
    closing: '',
  },
  'certificates-issued': {
    values: ['shop', 'orderId', 'certificates'],
    subject: `{сертифікати} із замовлення ${orderNumber}`,
    opening: 'Дякуємо за покупку! Щоб скористатися сертифікатом, введіть його код під час оформлення замовлення.',
    closing: `У вкладенні файл для друку: кожен сертифікат на окремій сторінці.
Бережіть цей лист: сертифікатом може розрахуватися кожен, хто знає його код.`,
  },
  'certificate-gift': {
    values: ['shop', 'firstName', 'giver'],
    subject: '{хто дарує}',
    opening: 'Вітаємо, {ім’я}! На вас чекає подарунок у крамниці «{крамниця}».',
    closing:
      'У вкладенні сертифікат для друку. Бережіть цей лист: сертифікатом може розрахуватися кожен, хто знає його код.',
  },
  activation: {
    values: ['shop', 'firstName'],
    subject: 'Підтвердьте електронну адресу',
    opening: 'Вітаємо в крамниці «{крамниця}», {ім’я}. Залишилося підтвердити, що ця адреса належить вам.',
    closing: `Якщо ви вже купували в нас із цією адресою та цим номером телефону, ті замовлення теж з’являться в обліковому записі.
${forADay} Якщо ви не реєструвалися в крамниці «{крамниця}», ${ignoreIt}`,
  },
  'password-reset': {
    values: ['shop', 'firstName'],
    subject: glued('Новий пароль до облікового запису'),
    opening: '{ім’я}, ми отримали прохання змінити пароль до вашого облікового запису.',
    closing:
      'Посилання діє 24 години, скористатися ним можна один раз. Якщо ви цього не просили, нічого не робіть: пароль лишиться таким, як був.',
  },
  'email-change': {
    values: ['shop', 'firstName'],
    subject: 'Підтвердьте нову електронну адресу',
    opening:
      '{ім’я}, ви хочете входити в крамницю «{крамниця}» з цією адресою. Підтвердьте, що вона ваша, і ми замінимо нею попередню.',
    closing: `${forADay} Якщо ви цього не просили, ${ignoreIt}`,
  },
  'email-taken': {
    values: ['shop'],
    subject: glued('За цією адресою вже є обліковий запис'),
    opening: `Цю електронну адресу хотіли вказати в іншому обліковому записі крамниці «{крамниця}», але за нею вже є обліковий запис.
Якщо це були ви, увійдіть до нього. Не пам’ятаєте пароля — задайте новий.`,
    closing: `Якщо це були не ви, ${ignoreIt}`,
  },
  'email-changed': {
    values: ['shop', 'firstName', 'newEmail'],
    subject: 'Електронну адресу змінено',
    opening: `{ім’я}, відтепер до вашого облікового запису входять з адресою {нова адреса}.
Якщо це зробили не ви, одразу напишіть нам: ми допоможемо повернути доступ.`,
    closing: '',
  },
  'account-deleted': {
    values: ['shop', 'firstName'],
    subject: 'Обліковий запис видалено',
    opening: '{ім’я}, ваш обліковий запис у крамниці «{крамниця}» видалено.',
    closing: `Ваші замовлення лишаються в нас без імені, телефону й адреси. Ті, що ще в дорозі, знеособимо, щойно їх буде завершено.
Дякуємо, що були з нами. Будемо раді бачити вас знову.`,
  },
  'partner-applied': {
    values: ['shop', 'firstName'],
    subject: glued('Ми отримали вашу анкету партнера'),
    opening: '{ім’я}, дякуємо за інтерес до партнерства з крамницею «{крамниця}». Вашу анкету отримано.',
    closing: `Менеджер розгляне її та зв’яжеться з вами за вказаним номером телефону або цією адресою.
Якщо анкету надіслали не ви, напишіть нам: ми видалимо її разом із фото.`,
  },
  'partner-approved': {
    values: ['shop', 'firstName'],
    subject: glued('Вітаємо серед партнерів крамниці «{крамниця}»'),
    opening: '{ім’я}, ми розглянули вашу анкету й раді співпраці з вами.',
    closing: 'Менеджер зв’яжеться з вами, щоб розповісти про умови для партнерів і відповісти на запитання.',
  },
  'partner-declined': {
    values: ['shop', 'firstName'],
    subject: glued('Ваша анкета партнера крамниці «{крамниця}»'),
    opening: '{ім’я}, дякуємо за вашу анкету. На жаль, зараз ми не можемо запропонувати партнерство.',
    closing: 'Якщо щось зміниться, заповніть анкету ще раз: ми розглянемо її з увагою.',
  },
  'subscription-asked': {
    values: ['shop'],
    subject: 'Підтвердьте підписку на листи крамниці «{крамниця}»',
    opening:
      'Цю адресу вказали, щоб отримувати листи крамниці «{крамниця}». Підтвердьте, що це були ви, і ми почнемо писати.',
    closing:
      'Посилання діє 7 днів. Якщо ви не підписувалися, не зважайте на цей лист: без підтвердження ми більше не напишемо.',
  },
  'subscription-confirmed': {
    values: ['shop'],
    subject: glued('Ви підписалися на листи крамниці «{крамниця}»'),
    opening: 'Дякуємо, що підтвердили адресу. Раді, що ви з нами.',
    closing: '',
  },
  /** Below every letter to a customer. */
  frame: { values: ['shop'], subject: '', opening: '', closing: '' },
} as const satisfies Record<LetterTextKind, Original>;

/** The values that a letter may name. */
export type ValueOf<Kind extends LetterTextKind> = (typeof originalLetterTexts)[Kind]['values'][number];
