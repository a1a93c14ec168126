import { type ProductKind, productKindNames } from '@shop/domain/product-kinds.ts';
import { kindNames } from './kind-names.ts';

type KindWording = (typeof kindNames)[ProductKind] & {
  /** One name of the kind, and all of them, for the admin. */
  one: string;
  many: string;
  /** A product's field in the admin, if it is called otherwise. */
  field?: string;
  /** The column of an import, if it is called otherwise. */
  column?: string;
  notFound: string;
  /** One of them in the history of changes: «тип 7». */
  word: string;
};

/** Texts of the kinds of products. */
export const kindWording: Record<ProductKind, KindWording> = {
  skin_type: {
    ...kindNames.skin_type,
    one: 'Тип шкіри',
    many: 'Типи шкіри',
    notFound: 'Тип шкіри не знайдено.',
    word: 'тип',
  },
  goal: {
    ...kindNames.goal,
    one: 'Потреба шкіри',
    many: 'Потреби шкіри',
    notFound: 'Потребу шкіри не знайдено.',
    word: 'потреба',
  },
  product_type: {
    ...kindNames.product_type,
    one: 'Тип засобу',
    many: 'Типи засобів',
    column: 'Типи засобу',
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
