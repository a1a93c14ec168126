import type { DemoCertificate } from './demo-shapes.ts';

export const demoCertificates: readonly DemoCertificate[] = [
  {
    name: 'Маленька радість',
    human: 'Невеликий знак уваги',
    description: 'На бальзам для губ, маску або крем для рук.',
    valuesHryvnias: [500],
  },
  {
    name: 'Для знайомства',
    human: 'Перша зустріч із новим доглядом',
    description: 'На сироватку чи крем, про який давно мріяли.',
    valuesHryvnias: [1000],
  },
  {
    name: 'Вечірній догляд',
    human: 'Вечір для себе',
    description: 'На засіб для вмивання й крем.',
    valuesHryvnias: [1500],
  },
  {
    name: 'Щедрий подарунок',
    human: 'Догляд на кожен день',
    description: 'На базовий догляд із трьох засобів.',
    valuesHryvnias: [2000],
  },
  {
    name: 'Ритуал для двох',
    human: 'Один сертифікат на двох',
    description: 'Щоб вистачило і вам, і близькій подрузі.',
    valuesHryvnias: [3000],
  },
  {
    name: 'Вільний вибір',
    human: 'Обирайте, що до душі',
    description: 'На повний догляд від професійного бренду.',
    valuesHryvnias: [5000],
  },
];
