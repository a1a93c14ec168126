import { glued } from './glued.ts';

/** What a new shop shows until its staff has written its own words. It promises nothing and tells nothing about the shop. */
export const defaultBlockWording = {
  brands: 'Бренди',
  questions: glued('Маєте запитання?'),
  questionsText: glued('Напишіть або зателефонуйте нам: відповімо й допоможемо з вибором.'),
  toContacts: 'Контакти',
  newsletter: 'Новини крамниці',
  newsletterText: glued('Залиште адресу, щоб отримувати листи про новинки та пропозиції.'),
  about: 'Про нас',
  aboutLead: glued('Раді, що ви завітали до нашої крамниці.'),
  aboutText: glued('Перегляньте товари в каталозі, а якщо щось захочете уточнити, ми на зв’язку.'),
  /** Menu and footer. */
  offer: 'Спеціальна пропозиція',
  offerShort: 'Спецпропозиція',
  certificatesShort: 'Сертифікати',
  company: 'Компанія',
  becomePartner: 'Стати партнером',
  connection: 'Зв’язок',
  delivery: 'Доставка',
  forCustomers: 'Покупцям',
};
