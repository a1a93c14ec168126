import { glued } from './glued.ts';

export const consentWording = {
  label: 'Файли cookie',
  text: glued(
    'Крамниця працює й без зайвих cookie. З вашої згоди ми також збираємо статистику відвідувань і оцінюємо рекламу.',
  ),
  details: 'Як ми дбаємо про дані',
  necessary: 'Лише необхідні',
  all: 'Прийняти',
};
