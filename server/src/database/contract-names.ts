/** 'brand_id' → 'brandId': a field of the contract → the column of its table. */
export type ColumnOf<Field extends string> = Field extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<ColumnOf<Rest>>}`
  : Field;

export function columnOf<Field extends string>(field: Field): ColumnOf<Field> {
  return field.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()) as ColumnOf<Field>;
}

/** The values of fields under the names of their columns. */
export function toColumns<Values extends object, Field extends keyof Values & string>(
  values: Values,
  fields: readonly Field[],
): { [Name in Field as ColumnOf<Name>]: Values[Name] } {
  return Object.fromEntries(fields.map((field) => [columnOf(field), values[field]])) as never;
}

/** The values of columns under the names of their fields. Works for rows, and for the columns of a table in a query. */
export function fromColumns<Field extends string, Row extends { [Name in ColumnOf<Field>]: unknown }>(
  row: Row,
  fields: readonly Field[],
): { [Name in Field]: Row[ColumnOf<Name> & keyof Row] } {
  return Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]])) as never;
}
