import { glued } from './glued.ts';

/** A new shop before its first day, as customers see it. */
export const notOpenYetWording = {
  title: 'Незабаром відкриємося',
  text: glued('Крамниця ще готується до відкриття. Завітайте трохи згодом.'),
};
