import type { User } from '@shop/contract/customer-shapes.ts';
import { useEffect, useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { isSignedOut } from '../../api/is-signed-out.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useReplacePage } from '../../navigation/right-document.ts';
import { noteSignedIn, readIsSignedIn, useIsSignedIn } from '../../session/signed-in.ts';
import { type Departure, useDeparture } from './use-departure.ts';

export type ReadyAccount = Pick<Departure, 'signOut' | 'deleteAccount'> & {
  state: 'ready';
  user: User;
  setUser: (user: User) => void;
};

/** A signed-in customer can sign out before the profile has loaded. */
export type Account = Pick<Departure, 'signOut'> &
  ({ state: 'loading' | 'deleted' } | { state: 'failed'; isAsking: boolean; retry: () => void } | ReadyAccount);

/** The signed-in customer. When the session ends, here or in another tab, personal data leaves the screen. */
export function useAccount(): Account {
  const isSignedIn = useIsSignedIn();
  const { last, isAsking, hasFailed, retry } = useAnswer('me', readUser, true);
  const [changed, setUser] = useState<User>();
  const { state: departure, signOut, deleteAccount } = useDeparture();
  const replacePage = useReplacePage();
  const isOver = last !== undefined && (last.answer === null || !isSignedIn);
  const isSentAway = isOver && departure === 'none';
  useEffect(() => {
    if (isSentAway) replacePage('/login?next=/account');
  }, [isSentAway, replacePage]);

  if (departure === 'deleted') return { state: 'deleted', signOut };
  if (hasFailed) return { state: 'failed', isAsking, retry, signOut };
  const user = changed ?? last?.answer;
  if (!user || isOver) return { state: 'loading', signOut };
  return { state: 'ready', user, setUser, signOut, deleteAccount };
}

/** Null when there is no session. */
async function readUser(_: string, signal: AbortSignal): Promise<User | null> {
  const wasSignedIn = readIsSignedIn();
  try {
    const user = await browserApi('GET /api/v1/users/me/', { signal });
    // localStorage may have been cleared while the cookies remain. A sign-out during the request wins.
    if (!wasSignedIn) noteSignedIn();
    return user;
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}
