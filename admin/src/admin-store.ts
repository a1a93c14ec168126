import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Only the width of the menu is stored in the browser. */
const isKept = (key: string) => key === 'sidebar.open';
const kept = localStorageStore();
/** Filters and selections are kept in memory and end with the page. */
const passing = memoryStore();
const storeFor = (key: string) => (isKept(key) ? kept : passing);
const both = (act: (store: Store) => void) => [kept, passing].forEach(act);

/** The store of react-admin. Lists start without the filters of yesterday or of another user. */
export const adminStore: Store = {
  setup() {
    both((store) => store.setup());
    // Removes keys written by older versions.
    for (const key of Object.keys(localStorage))
      if (/^RaStore\..*\.(listParams|selectedIds)/.test(key)) localStorage.removeItem(key);
  },
  teardown: () => both((store) => store.teardown()),
  getItem: (key, otherwise) => storeFor(key).getItem(key, otherwise),
  setItem: (key, value) => storeFor(key).setItem(key, value),
  removeItem: (key) => storeFor(key).removeItem(key),
  removeItems: (prefix) => both((store) => store.removeItems(prefix)),
  reset: () => both((store) => store.reset()),
  subscribe: (key, listener) => storeFor(key).subscribe(key, listener),
};

/** Opening a list by the menu resets it; coming back from a record keeps it. */
export const resetLists = () => passing.reset();
