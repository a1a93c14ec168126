import { glued } from './glued.ts';

export const contactsWording = {
  title: 'Контакти',
  description: 'Телефон, пошта, адреса самовивозу та соцмережі крамниці «Роса».',
  answering: (hours: string) => glued(`Відповідаємо ${hours}. Найшвидше у Telegram.`),
  phone: 'Телефон',
  email: 'Пошта',
  pickup: 'Самовивіз',
  pickupAddress: glued('03110, м. Київ, вул. Григорія Кочура, 16а'),
  social: 'Соцмережі',
  film: 'Відео про крамницю',
  playFilm: 'Відтворити відео про крамницю',
  filmCaption: glued('Засоби наших брендів зблизька: одинадцять секунд, без звуку'),
};

/** How to reach the shop. */
export const contactFacts = {
  phone: '+38 044-123-45-67',
  email: 'hello@rosa.example',
  hours: 'щодня з 9:00 до 20:00',
  social: [
    { name: 'Instagram', address: 'https://www.instagram.com/rosa.example' },
    { name: 'Telegram', address: 'https://t.me/rosa_example' },
    { name: 'Facebook', address: 'https://www.facebook.com/rosa.example' },
  ],
};
