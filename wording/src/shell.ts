import { plural } from './plurals.ts';

const goods = { one: 'товар', few: 'товари', many: 'товарів' };

export const shellWording = {
  catalogue: 'Каталог',
  menu: 'Меню',
  openMenu: 'Відкрити меню',
  closeMenu: 'Закрити меню',
  offer: 'Спеціальна пропозиція',
  offerShort: 'Спецпропозиція',
  certificates: 'Подарункові сертифікати',
  certificatesShort: 'Сертифікати',
  search: 'Пошук',
  account: 'Обліковий запис',
  wishlist: (count: number) => (count === 0 ? 'Обране' : `Обране, ${plural(count, goods)}`),
  cart: (count: number) => (count === 0 ? 'Кошик' : `Кошик, ${plural(count, goods)}`),
  announcement: 'Оголошення',
  footer: 'Усі розділи',
  company: 'Компанія',
  aboutUs: 'Про нас',
  contacts: 'Контакти',
  becomePartner: 'Стати партнером',
  connection: 'Зв’язок',
  delivery: 'Доставка',
  seller: 'Продавець',
  sellerCode: (code: string) => (code.length === 8 ? `код ЄДРПОУ ${code}` : `РНОКПП ${code}`),
  social: { instagram: 'Instagram', telegram: 'Telegram', facebook: 'Facebook' },
  loading: 'Завантаження…',
  offline: 'Немає з’єднання з інтернетом. Показуємо те, що вже завантажено.',
  needsScripts: 'Щоб шукати товари й додавати їх у кошик чи обране, увімкніть JavaScript у налаштуваннях браузера.',
  version: (version: string) => `Версія ${version}`,
};
