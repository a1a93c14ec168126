/**
 * The fields of a product, described once: the form, the API, import, export, feeds and the product page read this list. The
 * columns of the table have the same names, and their Ukrainian names stand in wording/src/product-fields.ts.
 */
export const productFields = {
  name: { as: 'line', shortest: 1, longest: 200, shown: 'name', inTables: true },
  slug: { as: 'slug', shown: 'slug' },
  human: { as: 'line', longest: 200, shown: 'human', inTables: true },
  code: { as: 'line', shortest: 1, longest: 64, shown: 'code', inTables: true },
  brand_id: { as: 'brand', inTables: true },
  country_of_origin: {
    as: 'line',
    longest: 60,
    shown: 'country_of_origin',
    onPage: 'fact',
    inTables: true,
    inFeeds: true,
  },
  unit: { as: 'line', shortest: 1, longest: 20, shown: 'unit', inTables: true },
  best_position: { as: 'number', from: 1, to: 1_000, initial: null },
  position: { as: 'number', from: 0, to: 1_000_000, initial: 0 },
  is_active: { as: 'flag', shown: 'is_active', inTables: true },
  is_collection_product: { as: 'flag', initial: false, shown: 'is_collection_product' },
  description: { as: 'lines', longest: 2_000, shown: 'description', onPage: 'description', inTables: true },
  description_html: { as: 'html', shown: 'description_text', onPage: 'description', inTables: true },
  key_ingredients_html: { as: 'html', shown: 'key_ingredients', onPage: 'section', inTables: true },
  prescription_html: { as: 'html', shown: 'presscription', onPage: 'section', inTables: true },
  application_html: { as: 'html', shown: 'application', onPage: 'section', inTables: true },
  composition: { as: 'lines', longest: 5_000, shown: 'composition', onPage: 'section', inTables: true },
} as const satisfies Record<string, FieldFacts>;

type FieldFacts = {
  /** How it is typed in the form, stands in the cell of a table, and is checked. Texts may be empty unless `shortest` is 1. */
  as: 'line' | 'lines' | 'html' | 'slug' | 'flag' | 'number' | 'brand';
  shortest?: 1;
  longest?: number;
  from?: number;
  to?: number;
  /** The value if none is given. Null: the number is optional. */
  initial?: false | number | null;
  /** Its name in the shop's API. Without one, only the staff sees the field. */
  shown?: string;
  /** The shop's API answers it for the page of a product only, not for lists. A section unfolds, a fact is one line. */
  onPage?: 'description' | 'section' | 'fact';
  /** A column of import and export. */
  inTables?: true;
  /** A feature by which marketplaces filter. */
  inFeeds?: true;
};

type Fields = typeof productFields;
export type ProductField = keyof Fields;
export const productFieldNames = Object.keys(productFields) as readonly ProductField[];
/** The facts of a field by its name. */
export const factsOf = (name: ProductField): FieldFacts => productFields[name];

type With<Facts> = { [Name in ProductField]: Fields[Name] extends Facts ? Name : never }[ProductField];
const fieldsWhere = <Name extends ProductField>(isWanted: (facts: FieldFacts) => boolean) =>
  productFieldNames.filter((name) => isWanted(factsOf(name))) as unknown as readonly Name[];

/** Columns of import and export. */
export type TableField = With<{ inTables: true }>;
export const tableFields = fieldsWhere<TableField>(({ inTables }) => inTables === true);

/** What customers see, and its name in the shop's API. */
export type ShownField = With<{ shown: string }>;
export type ShownName<Name extends ShownField> = Fields[Name]['shown'];
export const shownFields = fieldsWhere<ShownField>(({ shown }) => shown !== undefined);
/** What only the page of a product shows. */
export type PageField = With<{ onPage: string }>;
export const sectionFields = fieldsWhere<PageField>(({ onPage }) => onPage === 'section');
export const factFields = fieldsWhere<PageField>(({ onPage }) => onPage === 'fact');
/** What feeds tell as features of a product. */
export const feedFields = fieldsWhere<PageField>(({ inFeeds }) => inFeeds === true);

export type HtmlField = With<{ as: 'html' }>;
export const htmlFields = fieldsWhere<HtmlField>(({ as }) => as === 'html');

/** The type of a field's value. */
export type FieldValue<Name extends ProductField> = {
  line: string;
  lines: string;
  html: string;
  slug: string;
  flag: boolean;
  number: Fields[Name] extends { initial: null } ? number | null : number;
  brand: number;
}[Fields[Name]['as']];
/** Whether a new product may be without it. */
export type IsOptional<Name extends ProductField> = Fields[Name] extends { shortest: 1 }
  ? false
  : Fields[Name] extends { initial: unknown } | { as: 'line' | 'lines' | 'html' | 'slug' }
    ? true
    : false;
