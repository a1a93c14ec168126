import fc from 'fast-check';
import { z } from 'zod';
import { oddText } from './odd-values.ts';

/** Existing values by field name: with these a call gets further. */
export type Facts = Record<string, readonly unknown[]>;

type Schema = {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** Values that a schema accepts, apart from refinements, which JSON Schema cannot express. */
export function anyValue(schema: z.ZodType, facts: Facts): fc.Arbitrary<unknown> {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  return valuesLike(written, { facts, named: written.$defs ?? {} });
}

type Known = { facts: Facts; named: Record<string, Schema> };

function valuesLike(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valuesLike(known.named[schema.$ref.replace('#/$defs/', '')] ?? {}, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valuesLike(choice, known)));
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return fieldsLike(schema, known);
    case 'array':
      return fc.array(valuesLike(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 3, 3)),
      });
    case 'string':
      return textsLike(schema);
    case 'integer':
    case 'number':
      return numbersLike(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function fieldsLike({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const plain = valuesLike(schema, known);
    const things = known.facts[name];
    if (things === undefined) return [name, plain] as const;
    return [name, fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...things) }, plain)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());

function textsLike({ format, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date-time') return days;
  if (format === 'date') return days.map((day) => day.slice(0, 10));
  const longest = Math.min(maxLength, Math.max(minLength, 40));
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: longest }) },
    {
      weight: 1,
      arbitrary: fc.string({ unit: fc.constantFrom(...'абвїє 0123456789'), minLength, maxLength: longest }),
    },
    { weight: 1, arbitrary: oddText },
  );
}

function numbersLike({ minimum, exclusiveMinimum, maximum, multipleOf }: Schema): fc.Arbitrary<number> {
  const least = minimum ?? (exclusiveMinimum ?? -1) + 1;
  const most = maximum ?? 2 ** 31;
  const step = multipleOf !== undefined && multipleOf < 1 ? multipleOf : 1;
  return fc.oneof(
    fc.constantFrom(least, most),
    fc.integer({ min: Math.max(least, -1_000), max: Math.min(most, 1_000) }).map((count) => count * step),
  );
}
