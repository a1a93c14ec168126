import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { errorMessage } from '../call-api.ts';

/**
 * An action of a button: one at a time, with a message for refusals and a refresh of the screen. Resolves to undefined
 * after a refusal.
 */
export function useAction<Given extends unknown[], Reply>(
  run: (...given: Given) => Promise<Reply>,
  { done }: { done?: string } = {},
): { act: (...given: Given) => Promise<Reply | undefined>; isUnderWay: boolean } {
  const notify = useNotify();
  const refresh = useRefresh();
  const leaveIfDenied = useLogoutIfAccessDenied();
  const [isUnderWay, setIsUnderWay] = useState(false);

  async function act(...given: Given): Promise<Reply | undefined> {
    if (isUnderWay) return undefined;
    setIsUnderWay(true);
    try {
      const reply = await run(...given);
      if (done !== undefined) notify(done, { type: 'success' });
      refresh();
      return reply;
    } catch (error) {
      if (!(await leaveIfDenied(error))) notify(errorMessage(error), { type: 'error' });
      return undefined;
    } finally {
      setIsUnderWay(false);
    }
  }

  return { act, isUnderWay };
}
