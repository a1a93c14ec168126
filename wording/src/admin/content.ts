import { plural } from '../plurals.ts';

const shown = 'Показувати в крамниці';
const place = 'Місце';
const address = 'Адреса сторінки';
const alt = 'Опис зображення';
const title = 'Заголовок';

const bannerFields = {
  picture: 'Зображення',
  picture_id: 'Зображення для комп’ютера',
  mobile_picture_id: 'Зображення для телефона',
  title,
  text: 'Текст',
  alt,
  link: 'Куди веде',
  tone: 'Колір тексту на зображенні',
  is_active: shown,
  shown_from: 'Показувати з',
  shown_until: 'Показувати до',
};

export const contentWording = {
  search: 'Назва',
  positionHint: 'Що менше число, то раніше показуємо.',
  altHint: 'Що на зображенні, для тих, хто його не бачить.',
  linkHint: 'Сторінка крамниці, як-от /collection/verba, або адреса, що починається з https://',
  momentHint: 'За київським часом. Порожнє поле — без обмеження.',
  tones: { light: 'Світлий, на темному зображенні', dark: 'Темний, на світлому зображенні' },
  shown: 'Показуємо',
  hidden: 'Сховано',
};

export const brandsWording = {
  name: 'Бренд |||| Бренди',
  fields: {
    name: 'Назва',
    slug: address,
    character: 'Характер бренду одним рядком',
    home_banner: 'Зображення',
    home_banner_id: 'Зображення для головної сторінки й меню',
    home_banner_alt: alt,
    position: place,
    banners: 'Банери сторінки бренду',
    ...Object.fromEntries(Object.entries(bannerFields).map(([name, words]) => [`banners.${name}`, words])),
  },
};

/** Fields of a kind of products, such as a skin type. */
export const kindFieldWording = {
  name: 'Назва',
  slug: address,
  description: 'Опис',
  banner: 'Зображення',
  banner_id: 'Банер сторінки',
  banner_alt: alt,
  position: place,
};

export const collectionsWording = {
  name: 'Спеціальна пропозиція |||| Спеціальні пропозиції',
  fields: {
    name: 'Назва',
    slug: 'Коротка назва для адрес',
    title,
    text: 'Текст',
    banner: 'Зображення',
    banner_id: 'Банер для комп’ютера',
    mobile_banner_id: 'Банер для телефона',
    alt,
    is_active: shown,
    position: place,
  },
  activeHint:
    'Сторінка пропозицій відкрита, поки ввімкнено першу за місцем. На ній показуємо всі ввімкнені, а під ними товари, позначені в картці товару.',
};

export const bannersWording = {
  name: 'Банер |||| Банери головної',
  fields: { ...bannerFields, position: place },
  empty: 'Банерів на головній ще немає. Додайте перший.',
};

export const certificateOffersWording = {
  name: 'Сертифікат у продажу |||| Сертифікати в продажу',
  fields: {
    name: 'Назва',
    human: 'Підзаголовок',
    description: 'Опис',
    picture: 'Зображення',
    picture_id: 'Зображення',
    picture_alt: alt,
    is_active: shown,
    position: place,
    values: 'Номінали',
    'values.value': 'Номінал',
    'values.price': 'Ціна',
    'values.is_active': 'Продається',
  },
  valueHint: 'Номінал, який уже замовляли, можна лише вимкнути. Замість нього додайте новий.',
};

export const partnerOptionsWording = {
  name: 'Варіант форми партнера |||| Форма партнера',
  fields: { kind: 'Поле форми', name: 'Варіант відповіді', is_active: 'Пропонувати', position: place },
  kinds: {
    position: 'Посада',
    education: 'Освіта',
    specialization: 'Спеціалізація',
    workplace: 'Місце роботи',
    how_they: 'Звідки дізналися про нас',
  },
};

export const searchSynonymsWording = {
  name: 'Синонім пошуку |||| Синоніми пошуку',
  fields: { name: 'Що пишуть покупці', means: 'Що це означає в крамниці' },
  nameHint: 'Слова чи вислови через кому: «акне, прищі, вугрі». Інших форм слова додавати не треба.',
  meansHint:
    'Назви потреб, типів шкіри, типів засобів, брендів або інгредієнти зі складу, через кому: «Висипання», «Sodium Hyaluronate».',
  empty: 'Синонімів ще немає. Додайте слова, якими покупці називають ваші товари.',
};

export const popularWordsWording = {
  name: 'Слово для пошуку |||| Слова для пошуку',
  fields: { name: 'Слова', is_shown: 'Показувати', networks: 'Шукали за 30 днів', position: place },
  shownHint: 'Крамниця показує до шести слів під порожнім полем пошуку: спершу ті, які шукають найчастіше.',
  own: 'ваше слово',
  asked: (networks: number) => plural(networks, { one: 'покупець', few: 'покупці', many: 'покупців' }),
  empty: 'Слів ще немає. Додайте шість своїх: їх побачать покупці, щойно відкриють пошук.',
};
