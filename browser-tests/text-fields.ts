import { fieldOf } from './planted-scripts.ts';

/** Fields whose format excludes a script, or that are never shown. */
const hasFormOfItsOwn = new RegExp(
  [
    /\.(email|recipient_email|phone|phone_number|slug|code|serial_number|promo_code|barcode|waybill_number|order_notice_emails\[\])$/,
    /\.(courierCity|amount|difference|uid|token|refresh|payment_reference|branch_ref|seen|q|reasons\[\])$/,
    /password$/,
    // Moments, an address of mail, and a path that must exist.
    /\.(from|until|shown_from|shown_until|starts_at|at|reply_to|redirect_to)$/,
    // Too short for a script, and texts that refuse markup.
    /^admin\/settings \.short_name$|^admin\/letter-texts/,
    // A name of the staff is planted as such; the name of the shop must be the one that is there.
    /^admin\/demonstration\/remove \.(name|shop_name)$/,
    // Names accept letters only.
    /\.personal_info\.(firstName|lastName)$/,
    // The carrier accepts only its own.
    /^admin\/orders \.delivery_info\.(city|branch|city_ref)$/,
    /^(users|actions\/partner|actions\/update) \.(first_name|last_name|patronymic)$/,
    /^actions\/partner \.(consent|comment|position|education|specialization|workplace|how_they_heard_about_us)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The part of a schema that is read here. */
type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown;
  const?: unknown;
  format?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};
type Operation = { requestBody?: { content: Record<string, { schema: Schema }> } };
type Document = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } };

/** Every text field of every changing call. */
export function textFields({ paths, components }: Document): string[] {
  const fieldsIn = ({ $ref, type, anyOf = [], oneOf = [], allOf = [], ...schema }: Schema, at: string): string[] => {
    if ($ref !== undefined) return fieldsIn(components.schemas[$ref.split('/').at(-1)!]!, at);
    const isText =
      type === 'string' && schema.enum === undefined && schema.const === undefined && schema.format === undefined;
    return [
      ...(isText ? [at] : []),
      ...[...anyOf, ...oneOf, ...allOf].flatMap((each) => fieldsIn(each, at)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, each]) => fieldsIn(each, `${at}.${name}`)),
      ...(schema.items ? fieldsIn(schema.items, `${at}[]`) : []),
    ];
  };
  const fields = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => method !== 'get')
      .flatMap(([, { requestBody }]) => Object.values(requestBody?.content ?? {}))
      .flatMap(({ schema }) => fieldsIn(schema, '').map((field) => fieldOf(path, field))),
  );
  return [...new Set(fields)].filter((field) => !hasFormOfItsOwn.test(field));
}
