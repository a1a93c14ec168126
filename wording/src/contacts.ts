import { glued } from './glued.ts';

export const contactsWording = {
  title: 'Контакти',
  description: 'Телефон, електронна пошта, адреса самовивозу та соцмережі крамниці.',
  answering: (hours: string) => glued(`Відповідаємо ${hours}.`),
  phone: 'Телефон',
  email: 'Електронна пошта',
  pickup: 'Самовивіз',
  social: 'Соцмережі',
  film: 'Відео про крамницю',
  playFilm: 'Відтворити відео про крамницю',
};
