import type { DemoCollection } from './demo-shapes.ts';

export const demoCollection: DemoCollection = {
  slug: 'special-offer',
  name: 'Спеціальна пропозиція',
  title: 'Світанкова добірка',
  text: 'Олії, сироватка й подарункові набори з невеликої лімітованої колекції. Доступні, доки є на полиці.',
  alt: 'Нічна олійка Mavka, сироватка Verba й подарунковий набір Kvitka з бантом у теплому світлі світанку',
  file: 'collection-banner.webp',
  mobileFile: 'collection-banner-mobile.webp',
};
