import { glued } from './glued.ts';

export const contactsWording = {
  title: 'Контакти',
  description: 'Телефон, пошта, адреса самовивозу та соцмережі крамниці «Роса».',
  answering: (hours: string) => glued(`Відповідаємо ${hours}. Найшвидше у Telegram.`),
  phone: 'Телефон',
  email: 'Пошта',
  pickup: 'Самовивіз',
  social: 'Соцмережі',
  film: 'Відео про крамницю',
  playFilm: 'Відтворити відео про крамницю',
  filmCaption: glued('Засоби наших брендів зблизька: одинадцять секунд, без звуку'),
};
