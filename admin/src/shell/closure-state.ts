import { useSyncExternalStore } from 'react';
import { api } from '../api.ts';

/** Why customers are kept out, as of the last answer. */
let state = { is_on: false, has_opened: true };
const listeners = new Set<() => void>();

function note(answer: typeof state) {
  state = answer;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether maintenance is on. */
export const useIsClosed = () => useSyncExternalStore(subscribe, () => state.is_on);
/** Whether the shop is a new one that its owner has not opened yet. */
export const useIsNew = () => useSyncExternalStore(subscribe, () => !state.has_opened);

export async function lookAtMaintenance(): Promise<void> {
  note(await api('GET /api/v1/admin/maintenance/'));
}

export async function switchMaintenance(is_on: boolean): Promise<void> {
  note(await api('PUT /api/v1/admin/maintenance/', { body: { is_on } }));
}
