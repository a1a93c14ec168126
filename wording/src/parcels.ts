import type { ShownStep } from '@shop/domain/parcel-way.ts';
import { dayAndMonth } from './dates.ts';
import { glued } from './glued.ts';

/** What is searched for on a map. */
export const branchSearchWords = (branch: { settlement: string; number: string; isLocker: boolean }) =>
  `Нова пошта ${branch.isLocker ? 'поштомат' : 'відділення'} №${branch.number}, ${branch.settlement}`;

/** The way of a parcel, on the page of its order. */
export const parcelWording = {
  title: 'Де посилка',
  steps: {
    made: 'Передаємо Новій пошті',
    on_the_way: 'У дорозі',
    arrived: 'Чекає на вас',
    with_courier: 'Кур’єр везе до вас',
    received: 'Отримано',
  } satisfies Record<ShownStep, string>,
  statuses: { done: 'позаду', current: 'зараз', ahead: 'попереду' },
  notSent: glued('Щойно передамо посилку Новій пошті, тут буде видно її шлях.'),
  inTrouble: glued('Посилку не вдалося вручити. Зв’яжіться з нами, і ми допоможемо.'),
  to: (settlement: string, branch: { number: string; isLocker: boolean } | undefined) =>
    branch === undefined
      ? settlement
      : `${settlement}, ${branch.isLocker ? 'поштомат' : 'відділення'} №\u00a0${branch.number}`,
  where: 'Куди',
  waybill: 'Накладна',
  onMap: 'Показати на мапі',
  atCarrier: 'Сторінка Нової пошти',
  expected: (day: string) => glued(`Очікуємо ${dayAndMonth(day)}`),
  storage: (day: string) => glued(`Безкоштовне зберігання до ${dayAndMonth(day)} включно`),
  tracked: (moment: string) => `Дізналися ${moment}`,
};
