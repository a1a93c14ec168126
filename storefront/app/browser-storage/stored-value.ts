import { useSyncExternalStore } from 'react';

export type StoredValue<Value> = {
  /** The current value; the same object until it changes. */
  read(): Value;
  /** An undefined value is taken out of the storage. */
  change(next: (value: Value) => Value): void;
  /** Calls back at every change, here or in another tab. */
  subscribe(changed: () => void): () => void;
  /** What stands there when nothing does. */
  nothing: Value;
};

/**
 * A value kept in the browser under one key, in step across tabs. `accept` makes one of ours of whatever stands there,
 * null when nothing does: storage belongs to the visitor, and anything may stand there.
 */
export function storedValue<Value>(
  key: string,
  accept: (found: unknown) => Value,
  /** Asked for late: the server has none, and a browser may refuse it. */
  storage: () => Storage = () => localStorage,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  const nothing = accept(null);
  let text: string | null | undefined;
  let value = nothing;
  /** A browser may forbid storage, or have no room: the value then lives as long as the page. */
  let isKept = true;

  function read(): Value {
    if (!isKept) return value;
    try {
      const stored = storage().getItem(key);
      if (stored !== text) {
        text = stored;
        value = accept(parse(stored));
      }
    } catch {
      isKept = false;
    }
    return value;
  }

  function change(next: (value: Value) => Value): void {
    value = next(read());
    text = JSON.stringify(value) ?? null;
    try {
      if (text === null) storage().removeItem(key);
      else storage().setItem(key, text);
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

  return { read, change, subscribe, nothing };
}

/** Nothing while the page is rendered on the server and hydrated, then what this browser keeps. */
export function useStoredValue<Value>(stored: StoredValue<Value>): Value {
  return useSyncExternalStore(stored.subscribe, stored.read, () => stored.nothing);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
