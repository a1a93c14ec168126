import { isDeepStrictEqual } from 'node:util';

/**
 * What the owner has decided: the saved settings without everything that is still as the demonstration has it, field by field. A
 * form saves all of its fields, those that nobody has changed, too. What is missing has the value of a new shop.
 */
export function ownSettings(
  saved: ReadonlyMap<string, unknown>,
  filled: ReadonlyMap<string, unknown>,
): Map<string, unknown> {
  const own = [...saved].map(([name, value]) => [name, difference(value, filled.get(name))] as const);
  return new Map(own.filter(([, value]) => value !== undefined));
}

function difference(value: unknown, filled: unknown): unknown {
  if (isDeepStrictEqual(value, filled)) return undefined;
  if (Array.isArray(value) && Array.isArray(filled))
    return value.filter((each) => !filled.some((other) => isDeepStrictEqual(each, other)));
  if (!isRecord(value) || !isRecord(filled)) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, difference(field, filled[name])] as const);
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
