import { asc, eq, type SQL } from 'drizzle-orm';
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { type ColumnOf, columnOf, toColumns } from '../../database/contract-names.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import { pictureColumns, pictures } from '../../database/tables/media.ts';
import { addressFor } from './address-for.ts';
import { preview } from './preview.ts';

type ContentTable = PgTable & { id: PgColumn; position: PgColumn };

type Described<Field, Picture> = {
  /** The fields of the contract that are columns: 'is_active' is isActive. A 'slug' left empty is made from the name. */
  fields: readonly Field[];
  /** Pictures of these fields: for 'banner_id' also the address of a small copy is read, as 'banner'. */
  pictures?: readonly Picture[];
  /** The order in which the shop shows them. */
  order?: readonly PgColumn[];
};

type Columns<Table extends ContentTable, Field extends string> = {
  [Name in Field]: Table['$inferSelect'][ColumnOf<Name> & keyof Table['$inferSelect']];
};
type Previews<Table extends ContentTable, Field extends string, Picture extends Field> = {
  [Id in Picture as Id extends `${infer Name}_id` ? Name : never]:
    | string
    | (null extends Columns<Table, Field>[Id] ? null : never);
};
type Row<Table extends ContentTable, Field extends string, Picture extends Field> = { id: number } & Columns<
  Table,
  Field
> &
  Previews<Table, Field, Picture>;

const previewOf = (pictureId: string) => pictureId.replace(/_id$/, '');

/** How the rows of a table of content are read and written. */
export function contentTable<
  Table extends ContentTable,
  const Field extends string,
  const Picture extends Field = never,
>(table: Table, { fields, pictures: shown = [], order = [table.position] }: Described<Field, Picture>) {
  type TableRow = Table['$inferSelect'] & { id: number };
  type Fields = Columns<Table, Field>;
  const joined = shown.map((field) => ({ field, picture: alias(pictures, previewOf(field)) }));
  const columnNamed = (name: string) => (table as unknown as Record<string, PgColumn>)[columnOf(name)]!;
  const written = (values: Fields) =>
    toColumns('slug' in values ? { ...values, slug: addressFor(values as never) } : values, fields) as never;

  /** With all the columns of the table, too. */
  async function readRows(db: Executor, where?: SQL) {
    const small = joined.map(({ field, picture }) => [field, pictureColumns(picture)]);
    let query = db
      .select({ row: table as PgTable, ...(Object.fromEntries(small) as object) })
      .from(table as PgTable)
      .$dynamic();
    for (const { field, picture } of joined) query = query.leftJoin(picture, eq(picture.id, columnNamed(field)));
    const found = await query.where(where).orderBy(...order.map((column) => asc(column)), asc(table.id));
    return (found as unknown as Found<TableRow>[]).map(({ row, ...small }) => {
      const facts = fields.flatMap((field) => {
        const fact = [field, row[columnOf(field) as keyof TableRow]];
        const picture = small[field];
        return picture === undefined ? [fact] : [fact, [previewOf(field), picture && preview(picture)]];
      });
      return { row, shown: { id: row.id, ...Object.fromEntries(facts) } as Row<Table, Field, Picture> };
    });
  }

  return {
    readRows,
    readAll: async (db: Executor, where?: SQL) => (await readRows(db, where)).map((each) => each.shown),
    async lock(tx: Transaction, id: number): Promise<boolean> {
      const rows = await tx
        .select({ id: table.id })
        .from(table as PgTable)
        .where(eq(table.id, id))
        .for('update');
      return rows.length > 0;
    },
    async insert(tx: Transaction, values: Fields): Promise<number> {
      const [row] = await tx.insert(table).values(written(values)).returning({ id: table.id });
      return (row as { id: number }).id;
    },
    async update(tx: Transaction, id: number, values: Fields): Promise<void> {
      await tx.update(table).set(written(values)).where(eq(table.id, id));
    },
    async delete(tx: Transaction, id: number): Promise<void> {
      await tx.delete(table).where(eq(table.id, id));
    },
  };
}

type Found<TableRow> = { row: TableRow } & Record<string, { fingerprint: string; width: number } | null>;
