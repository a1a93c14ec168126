import { glued } from './glued.ts';

export const maintenanceWording = {
  title: 'Оновлюємо полиці',
  text: glued('Крамниця ненадовго зачинена. Завітайте трохи згодом: кошик та обране нікуди не зникнуть.'),
  login: 'Вхід',
};
