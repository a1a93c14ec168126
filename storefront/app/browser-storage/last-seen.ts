import { storedValue, useStoredValue } from './stored-value.ts';

const mostKept = 12;

const lastSeen = storedValue<readonly number[]>('lastSeen', (found) =>
  Array.isArray(found) ? [...new Set(found.filter(isId))].slice(0, mostKept) : [],
);

/** The variants whose products this browser has shown, the last one first. */
export const useLastSeen = () => useStoredValue(lastSeen);

export function keepSeen(variantId: number): void {
  lastSeen.change((ids) => [variantId, ...ids.filter((id) => id !== variantId)].slice(0, mostKept));
}

function isId(found: unknown): found is number {
  return Number.isInteger(found) && (found as number) > 0;
}
