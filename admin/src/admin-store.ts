import { localStorageStore, memoryStore, type Store } from 'react-admin';

/** Kept in the browser: how wide the menu stands. */
const isKept = (key: string) => key === 'sidebar.open';
const kept = localStorageStore();
/** Gone with the page: whom somebody looked for, and what they ticked. */
const passing = memoryStore();
const storeOf = (key: string) => (isKept(key) ? kept : passing);
const both = (act: (store: Store) => void) => [kept, passing].forEach(act);

/** What react-admin remembers of its pages. Lists begin without what was looked for yesterday, or by somebody else. */
export const adminStore: Store = {
  setup() {
    both((store) => store.setup());
    // As older versions have left it.
    for (const key of Object.keys(localStorage))
      if (/^RaStore\..*\.(listParams|selectedIds)/.test(key)) localStorage.removeItem(key);
  },
  teardown: () => both((store) => store.teardown()),
  getItem: (key, otherwise) => storeOf(key).getItem(key, otherwise),
  setItem: (key, value) => storeOf(key).setItem(key, value),
  removeItem: (key) => storeOf(key).removeItem(key),
  removeItems: (prefix) => both((store) => store.removeItems(prefix)),
  reset: () => both((store) => store.reset()),
  subscribe: (key, hear) => storeOf(key).subscribe(key, hear),
};

/** Whoever goes by the menu begins anew; whoever comes back from a thing finds the list as it was. */
export const resetLists = () => passing.reset();
