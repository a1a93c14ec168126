import { glued } from './glued.ts';

/** The page with the unsent letters of a demonstration. */
export const mailboxWording = {
  title: 'Пошта демонстрації',
  explanation: glued(
    'Крамниця працює як демонстрація: листи нікуди не йдуть, їх видно тут усім, хто відкриє цю сторінку.',
  ),
  empty: glued('Листів ще немає. Зареєструйтеся або оформіть замовлення, і за кілька секунд лист буде тут.'),
  onlyNewest: (count: number) => `Показано останні ${count} листів.`,
  toShop: 'До крамниці',
  allLetters: 'Усі листи',
  letter: 'Лист',
  from: 'Від',
  to: 'Кому',
  sentAt: 'Надіслано',
  files: 'Вкладення',
  links: glued('Посилання в листі'),
  withoutMarkup: glued('Лист без оформлення'),
};
