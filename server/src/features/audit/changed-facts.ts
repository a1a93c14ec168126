import { isDeepStrictEqual } from 'node:util';

type Facts = Record<string, unknown>;

/** Only the fields that differ; undefined when none does. The version does not count as a field. */
export function changedFacts(was: Facts, is: Facts): { before: Facts; after: Facts } | undefined {
  const names = Object.keys({ ...was, ...is }).filter(
    (name) => name !== 'version' && !isDeepStrictEqual(was[name], is[name]),
  );
  const only = (facts: Facts) =>
    Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));
  return names.length === 0 ? undefined : { before: only(was), after: only(is) };
}
