import { useCallback, useMemo, useState } from 'react';
import type { Devices } from '../../session/leave-account.ts';

export type Departure = {
  state: 'none' | 'leaving' | 'deleted';
  signOut: (devices: Devices) => Promise<void>;
  deleteAccount: (password: string) => Promise<void>;
};

const loadWays = () => import('../../session/leave-account.ts');

/** The ways out of the account. Whoever leaves by one of them is not asked to sign in again. */
export function useDeparture(): Departure {
  const [state, setState] = useState<Departure['state']>('none');
  const leave = useCallback(async (act: () => Promise<void>) => {
    setState('leaving');
    try {
      await act();
    } catch (error) {
      setState('none');
      throw error;
    }
  }, []);
  return useMemo(
    () => ({
      state,
      signOut: (devices) =>
        leave(async () => {
          await (await loadWays()).signOut(devices);
          // A new document: the old one remembers whose it was.
          window.location.replace('/');
        }),
      deleteAccount: (password) =>
        leave(async () => {
          await (await loadWays()).deleteAccount(password);
          setState('deleted');
        }),
    }),
    [state, leave],
  );
}
