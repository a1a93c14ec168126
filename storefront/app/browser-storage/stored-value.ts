import { useSyncExternalStore } from 'react';

export type StoredValue<Value> = {
  /** The current value; the same object until it changes. */
  read(): Value;
  /** An undefined value removes the key. */
  change(next: (value: Value) => Value): void;
  /** Calls `changed` at every change, here or in another tab. */
  subscribe(changed: () => void): () => void;
  /** The value when the key is missing. */
  nothing: Value;
};

/**
 * A value kept in browser storage under one key and synchronised across tabs. `accept` parses the stored JSON (null
 * when the key is missing): visitors can edit their storage, so it may be anything.
 */
export function storedValue<Value>(
  key: string,
  accept: (found: unknown) => Value,
  /** A function, called late: the server has no storage, and a browser may refuse access. */
  storage: () => Storage = () => localStorage,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  const nothing = accept(null);
  let text: string | null | undefined;
  let value = nothing;
  /** A browser may forbid storage or be out of space. The value then lives as long as the page. */
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
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && changed();
    listeners.add(changed);
    window.addEventListener('storage', onStorage);
    // A page restored from the back/forward cache missed the storage events.
    window.addEventListener('pageshow', changed);
    return () => {
      listeners.delete(changed);
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', changed);
    };
  }

  return { read, change, subscribe, nothing };
}

/** `nothing` during server rendering and hydration, then the stored value. */
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
