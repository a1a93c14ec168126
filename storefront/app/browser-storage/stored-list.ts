import { useSyncExternalStore } from 'react';

export type StoredList<Item> = {
  /** The current list; the same object until it changes. */
  read(): readonly Item[];
  change(next: (items: readonly Item[]) => readonly Item[]): void;
  /** Calls back at every change, here or in another tab. */
  subscribe(changed: () => void): () => void;
};

/**
 * A list kept in the browser under one key, in step across tabs. What cannot be read as a list, and every item that is
 * not one of ours or there twice, is dropped: storage belongs to the visitor, and anything may stand there.
 */
export function storedList<Item>(
  key: string,
  readItem: (value: unknown) => Item | undefined,
  idOf: (item: Item) => number,
): StoredList<Item> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let items: readonly Item[] = [];
  /** A browser may forbid storage, or have no room: the list then lives as long as the page. */
  let isKept = true;

  function read(): readonly Item[] {
    if (!isKept) return items;
    try {
      const stored = localStorage.getItem(key);
      if (stored !== text) {
        text = stored;
        items = parse(stored, readItem, idOf);
      }
    } catch {
      isKept = false;
    }
    return items;
  }

  function change(next: (items: readonly Item[]) => readonly Item[]): void {
    items = next(read());
    text = JSON.stringify(items);
    try {
      localStorage.setItem(key, text);
    } catch {
      isKept = false;
    }
    for (const changed of listeners) changed();
  }

  function subscribe(changed: () => void): () => void {
    // A null key: the whole storage was cleared.
    const heard = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
    listeners.add(changed);
    window.addEventListener('storage', heard);
    // A page that comes back from the browser's memory has not heard what happened meanwhile.
    window.addEventListener('pageshow', changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('storage', heard);
      window.removeEventListener('pageshow', changed);
    };
  }

  return { read, change, subscribe };
}

export function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

const nothing: readonly never[] = [];

/** Empty while the page is rendered on the server and hydrated, then what this browser keeps. */
export function useStoredList<Item>(list: StoredList<Item>): readonly Item[] {
  return useSyncExternalStore(list.subscribe, list.read, () => nothing);
}

function parse<Item>(
  text: string | null,
  readItem: (value: unknown) => Item | undefined,
  idOf: (item: Item) => number,
): Item[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const items = Array.isArray(value) ? value.flatMap((each) => readItem(each) ?? []) : [];
    // The same thing twice is one thing.
    return items.filter((item, index) => items.findIndex((each) => idOf(each) === idOf(item)) === index);
  } catch {
    return [];
  }
}
