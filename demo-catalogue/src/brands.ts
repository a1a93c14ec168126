import type { DemoBrand } from './demo-shapes.ts';

/** In the order of the navigation. A banner's tone is that of its text: dark on a light picture. */
export const demoBrands: readonly DemoBrand[] = [
  {
    slug: 'rosa-lab',
    name: 'ROSA LAB',
    character: 'Активні формули',
    homeBanner: {
      file: 'brand-rosa.webp',
      alt: 'Гель для шкіри навколо очей, сироватка й тонік ROSA LAB на світлих подіумах',
    },
    bigBanners: [
      {
        file: 'hero-1-dew.webp',
        mobileFile: 'hero-1-dew-mobile.webp',
        alt: 'Тонік, сироватка, гель для шкіри навколо очей і ампули ROSA LAB на білих подіумах над водою',
        title: 'Волога, яка лишається',
        text: 'Гіалуронова кислота, пептиди, амінокислоти: формули, у яких зрозуміло, що працює і навіщо.',
        link: '/product/rosa-lab-hyaluronic-dew',
        tone: 'dark',
      },
    ],
  },
  {
    slug: 'verba',
    name: 'Verba',
    character: 'Рослинний догляд',
    homeBanner: {
      file: 'brand-verba.webp',
      alt: 'Крем, сироватка й гель для вмивання Verba на дерев’яних підставках',
    },
    bigBanners: [
      {
        file: 'hero-5-botanical.webp',
        mobileFile: 'hero-5-botanical-mobile.webp',
        alt: 'Гель для вмивання, сироватка, крем і крем для рук Verba серед вербового листя',
        title: 'Короткі склади, м’які текстури',
        text: 'Рослинний догляд на основі вербової кори, липи та шавлії.',
        link: '/product/verba-meadow-cream',
        tone: 'dark',
      },
    ],
  },
  {
    slug: 'mavka',
    name: 'Mavka',
    character: 'Лісові олії',
    homeBanner: {
      file: 'brand-mavka.webp',
      alt: 'Нічний крем, олійка-еліксир і гідрофільна олія Mavka на зеленому тлі',
    },
    bigBanners: [
      {
        file: 'hero-2-forest.webp',
        mobileFile: 'hero-2-forest-mobile.webp',
        alt: 'Гідрофільна олія, нічна олійка, нічний крем і тонік Mavka серед зеленого листя',
        title: 'Тихий вечір у лісі',
        text: 'Олії, тонік і нічний крем із сосною, ялівцем і мохом. Для шкіри, якій час відпочити.',
        link: '/product/mavka-forest-night-oil',
        tone: 'light',
      },
      {
        file: 'collection-banner.webp',
        mobileFile: 'collection-banner-mobile.webp',
        alt: 'Нічна олійка Mavka, сироватка Verba й подарунковий набір Kvitka у світлі світанку',
        title: 'Ліс, перев’язаний стрічкою',
        text: 'Нічна олійка «Лісова ніч» і набір «Лісовий ритуал» зі спеціальної пропозиції.',
        link: '/products_collection',
        tone: 'dark',
      },
    ],
  },
  {
    slug: 'solis',
    name: 'Solis',
    character: 'Захист від сонця',
    homeBanner: {
      file: 'brand-solis.webp',
      alt: 'Сонцезахисні засоби SPF\u00a030 і SPF\u00a050 та спрей після сонця Solis',
    },
    bigBanners: [
      {
        file: 'hero-3-sun.webp',
        mobileFile: 'hero-3-sun-mobile.webp',
        alt: 'Спрей після сонця, флюїд SPF\u00a050, крем SPF\u00a030 і сироватка SPF\u00a040 Solis на теплому піску',
        title: 'Сонце круглий рік',
        text: 'Захист для міста, моря й гір у легких текстурах, які приємно носити щодня.',
        link: '/product/solis-fluid-spf50',
        tone: 'dark',
      },
    ],
  },
  {
    slug: 'nordica-derm',
    name: 'Nordica Derm',
    character: 'Професійна лінія',
    homeBanner: {
      file: 'brand-nordica.webp',
      alt: 'Бар’єрний крем, концентрат із ретинолом і сироватка з вітаміном C Nordica Derm у світлі з вікна',
    },
    bigBanners: [
      {
        file: 'brand-nordica-wide.webp',
        mobileFile: 'brand-nordica-wide-mobile.webp',
        alt: 'Бар’єрний крем, концентрат із ретинолом і сироватка з вітаміном C Nordica Derm на сірому тлі',
        title: 'Точні концентрації',
        text: 'Ретинол 0,3\u00a0%, вітамін C 15\u00a0%, кислоти AHA 10\u00a0%: відсотки винесено на етикетку.',
        link: '/product/nordica-derm-retinol-03',
        tone: 'dark',
      },
    ],
  },
  {
    slug: 'kvitka',
    name: 'Kvitka',
    character: 'Квіткові ритуали',
    homeBanner: {
      file: 'brand-kvitka.webp',
      alt: 'Крем «Півонія», гідролат троянди й тканинна маска Kvitka на рожевому тлі',
    },
    bigBanners: [
      {
        file: 'hero-4-gifts.webp',
        mobileFile: 'hero-4-gifts-mobile.webp',
        alt: 'Тканинна маска, олія-сироватка, крем, подарункова коробка з бантом і гідролат троянди Kvitka серед пелюсток',
        title: 'Кілька хвилин для себе',
        text: 'Троянда, півонія та камелія: маски, олії й креми, з якими не хочеться поспішати.',
        link: '/product/kvitka-rose-gift-set',
        tone: 'dark',
      },
      {
        file: 'collection-banner.webp',
        mobileFile: 'collection-banner-mobile.webp',
        alt: 'Подарунковий набір Kvitka, сироватка Verba й нічна олійка Mavka у світлі світанку',
        title: 'Трояндовий ранок',
        text: 'Подарунковий набір і олія шипшини зі спеціальної пропозиції.',
        link: '/products_collection',
        tone: 'dark',
      },
    ],
  },
];
