import { glued } from './glued.ts';

/** The letter that an owner sends to oneself to see that mail works. */
export const testLetterWording = {
  subject: 'Пробний лист крамниці',
  text: glued(
    'Якщо ви це читаєте, листи крамниці доходять. Натисніть кнопку: так крамниця дізнається, що лист справді прийшов. Якщо він опинився у спамі, спершу позначте, що це не спам.',
  ),
  open: 'Лист прийшов',
};
