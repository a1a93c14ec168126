import { glued } from './glued.ts';

export const maintenanceWording = {
  title: 'Оновлюємо полиці',
  text: glued(
    'Крамниця зачинена на коротке технічне обслуговування. Повертайтеся за годину: кошик та обране нікуди не зникнуть.',
  ),
  login: 'Вхід',
};
