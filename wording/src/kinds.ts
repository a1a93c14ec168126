import { type ProductKind, productKindNames } from '@shop/domain/product-kinds.ts';

type KindWording = {
  /** One name of the kind, and all of them, for the admin. */
  one: string;
  many: string;
  /** A product's field in the admin, if it is called otherwise. */
  field?: string;
  /** The column of an import, if it is called otherwise. */
  column?: string;
  /** In the menu of the shop. */
  menu: string;
  /** The filter of a listing, the row of «Швидкий перегляд», and the feature in feeds. */
  filter: string;
  notFound: string;
  /** One of them in the history of changes: «тип 7». */
  word: string;
  /** The heading of its page, if it is not the name. */
  titleOf?: (name: string) => string;
};

/** Texts of the kinds of products. */
export const kindWording: Record<ProductKind, KindWording> = {
  skin_type: {
    one: 'Тип шкіри',
    many: 'Типи шкіри',
    menu: 'Тип шкіри',
    filter: 'Тип шкіри',
    notFound: 'Тип шкіри не знайдено.',
    word: 'тип',
    titleOf: (name) => `${name} шкіра`,
  },
  goal: {
    one: 'Потреба шкіри',
    many: 'Потреби шкіри',
    menu: 'Потреби шкіри',
    filter: 'Турбує',
    notFound: 'Потребу шкіри не знайдено.',
    word: 'потреба',
  },
  product_type: {
    one: 'Тип засобу',
    many: 'Типи засобів',
    column: 'Типи засобу',
    menu: 'Тип засобу',
    filter: 'Тип засобу',
    notFound: 'Тип засобу не знайдено.',
    word: 'тип',
  },
};

/** Words of each kind under its name with an ending: `skin_type_ids`. */
export const kindWords = <Ending extends string>(ending: Ending, wordOf: (kind: KindWording) => string) =>
  Object.fromEntries(productKindNames.map((kind) => [`${kind}${ending}`, wordOf(kindWording[kind])])) as Record<
    `${ProductKind}${Ending}`,
    string
  >;
