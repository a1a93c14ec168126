import { useSyncExternalStore } from 'react';
import { api } from '../../api.ts';

/** Whether maintenance is on, as of the last answer. */
let isClosed = false;
const listeners = new Set<() => void>();

function note({ is_on }: { is_on: boolean }) {
  isClosed = is_on;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const useIsClosed = () => useSyncExternalStore(subscribe, () => isClosed);

export async function lookAtMaintenance(): Promise<void> {
  note(await api('GET /api/v1/admin/maintenance/'));
}

export async function switchMaintenance(is_on: boolean): Promise<void> {
  note(await api('PUT /api/v1/admin/maintenance/', { body: { is_on } }));
}
