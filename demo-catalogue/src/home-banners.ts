import type { DemoBanner } from './demo-shapes.ts';

export const demoHomeBanners: readonly DemoBanner[] = [
  {
    file: 'hero-1-dew.webp',
    mobileFile: 'hero-1-dew-mobile.webp',
    alt: 'Тонік, сироватка, гель для шкіри навколо очей і ампули ROSA LAB на білих подіумах над водою',
    title: 'Ранок починається зі шкіри',
    text: 'Зволожувальна лінія ROSA LAB: сироватка з гіалуроновою кислотою та тонік «Крижана роса».',
    link: '/collection/rosa-lab',
    tone: 'dark',
  },
  {
    file: 'hero-2-forest.webp',
    mobileFile: 'hero-2-forest-mobile.webp',
    alt: 'Гідрофільна олія, нічна олійка, нічний крем і тонік Mavka серед зеленого листя',
    title: 'Вечір пахне лісом',
    text: 'Вечірній догляд Mavka: гідрофільна олія «Сосна», тонік «Ялівець» і нічна олійка «Лісова ніч».',
    link: '/collection/mavka',
    tone: 'light',
  },
  {
    file: 'hero-3-sun.webp',
    mobileFile: 'hero-3-sun-mobile.webp',
    alt: 'Спрей після сонця, флюїд SPF\u00a050, крем SPF\u00a030 і сироватка SPF\u00a040 Solis на теплому піску',
    title: 'Легкий захист на кожен день',
    text: 'Solis: флюїд SPF\u00a050, тонувальна сироватка SPF\u00a040 і спрей, що заспокоює шкіру після сонця.',
    link: '/collection/solis',
    tone: 'dark',
  },
  {
    file: 'hero-4-gifts.webp',
    mobileFile: 'hero-4-gifts-mobile.webp',
    alt: 'Тканинна маска, олія-сироватка, крем, подарункова коробка з бантом і гідролат троянди Kvitka серед пелюсток',
    title: 'Нехай оберуть самі',
    text: 'Подарункові сертифікати від 500 до 5000\u00a0грн. Діють на весь каталог, надходять листом після оплати.',
    link: '/sertificates',
    tone: 'dark',
  },
  {
    file: 'hero-5-botanical.webp',
    mobileFile: 'hero-5-botanical-mobile.webp',
    alt: 'Гель для вмивання, сироватка, крем і крем для рук Verba серед вербового листя',
    title: 'Трави, які знають свою справу',
    text: 'Рослинний догляд Verba: вербова кора, липа та шавлія. Короткі склади, м’які текстури.',
    link: '/collection/verba',
    tone: 'dark',
  },
];
