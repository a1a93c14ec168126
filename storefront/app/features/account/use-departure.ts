import { useCallback, useMemo, useState } from 'react';
import type { Devices } from '../../session/leave-account.ts';

export type Departure = {
  state: 'none' | 'leaving' | 'deleted';
  signOut: (devices: Devices) => Promise<void>;
  deleteAccount: (password: string) => Promise<void>;
};

const loadWays = () => import('../../session/leave-account.ts');

/** Sign-out and deletion of the account. Neither redirects to the sign-in page. */
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
          // Loads a new document: the old one still holds the customer's data.
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
