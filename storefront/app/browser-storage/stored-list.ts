import { type StoredValue, storedValue } from './stored-value.ts';

/** A stored list. Invalid and duplicate items are dropped. */
export function storedList<Item>(
  key: string,
  readItem: (found: unknown) => Item | undefined,
  idOf: (item: Item) => number,
): StoredValue<readonly Item[]> {
  return storedValue(key, (found) => {
    const items = Array.isArray(found) ? found.flatMap((each) => readItem(each) ?? []) : [];
    return items.filter((item, index) => items.findIndex((each) => idOf(each) === idOf(item)) === index);
  });
}

export function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
