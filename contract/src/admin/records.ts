import { z } from 'zod';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { ById, listReply } from './lists.ts';
import { type NeededRight, right } from './rights.ts';
import { editors } from './roles.ts';
import { seenVersion } from './version.ts';

/** The five calls (list, read, add, change, delete) for records of the catalogue and of content. */
export function recordCalls<
  const Path extends string,
  Query extends z.ZodType,
  Row extends z.ZodType,
  Fields extends z.ZodObject,
>({
  path,
  one,
  many,
  query,
  row,
  fields,
  changedBy = editors,
}: {
  path: Path;
  /** Its name in the OpenAPI document, in singular and plural. */
  one: string;
  many: string;
  query: Query;
  row: Row;
  fields: Fields;
  /** Whoever sees the catalogue may read it. */
  changedBy?: NeededRight;
}) {
  const all = `/api/v1/admin/${path}/` as const;
  const single = `/api/v1/admin/${path}/:id/` as const;
  const [thing, things] = [one, many].map((name) => name.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase());
  return [
    endpoint({
      name: `listAdmin${many}`,
      summary: `List ${things}, as editors see them`,
      method: 'GET',
      path: all,
      needs: right('catalogue'),
      query,
      reply: listReply(row),
    }),
    endpoint({
      name: `readAdmin${one}`,
      summary: `Read one of the ${things}, to be edited`,
      method: 'GET',
      path: single,
      needs: right('catalogue'),
      params: ById,
      reply: row,
      refusals: ['not_found'],
    }),
    endpoint({
      name: `add${one}`,
      summary: `Add a new ${thing}`,
      method: 'POST',
      path: all,
      needs: changedBy,
      body: fields,
      status: 201,
      reply: row,
      refusals: ['picture_gone'],
    }),
    endpoint({
      name: `change${one}`,
      summary: `Change the ${thing}, with every field`,
      method: 'PUT',
      path: single,
      needs: changedBy,
      params: ById,
      body: fields.safeExtend({ version: seenVersion }) as unknown as Seen<Fields>,
      reply: row,
      refusals: ['not_found', 'changed_meanwhile', 'picture_gone', 'still_in_use'],
    }),
    endpoint({
      name: `delete${one}`,
      summary: `Delete the ${thing}, when nothing refers to it`,
      method: 'DELETE',
      path: single,
      needs: changedBy,
      params: ById,
      status: 204,
      reply: z.void(),
      refusals: ['not_found', 'still_in_use'],
    }),
  ] as const;
}

/** Fields with the version that was read. */
type Seen<Fields extends z.ZodType> = z.ZodType<
  z.output<Fields> & { version?: number | undefined },
  z.input<Fields> & { version?: number | undefined }
>;

type Call<Body extends z.ZodType, Reply extends z.ZodType> = Endpoint<
  Endpoint['method'],
  Endpoint['path'],
  z.ZodType,
  z.ZodType,
  Body,
  Reply
>;

/** The five calls, as the server needs them. */
export type RecordCalls<Fields extends z.ZodType, Row extends z.ZodType> = readonly [
  list: Endpoint,
  read: Call<z.ZodType, Row>,
  create: Call<Fields, Row>,
  change: Call<Seen<Fields>, Row>,
  remove: Endpoint,
];

/** The fields that the calls accept. */
export type FieldsOf<Calls> = Calls extends RecordCalls<infer Fields, z.ZodType> ? z.output<Fields> : never;
/** The fields that they return, without the version, which is kept for all records alike. */
export type RowOf<Calls> =
  Calls extends RecordCalls<z.ZodType, infer Row> ? Omit<z.input<Row>, 'version'> & { id: number } : never;
