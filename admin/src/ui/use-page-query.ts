import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { untilItComes } from '../query-client.ts';

/**
 * The initial data of a form that is not a react-admin record: loaded when its page opens, with retries. It is not
 * refetched while the user types; `put` stores the answer of a save.
 */
export function usePageQuery<Read>(page: string, read: () => Promise<Read>) {
  const client = useQueryClient();
  const leaveIfDenied = useLogoutIfAccessDenied();
  const queryKey = ['page', page];
  const { data, error, failureReason, refetch } = useQuery({
    ...untilItComes,
    queryKey,
    queryFn: read,
    staleTime: 'static',
    gcTime: 0,
  });
  useEffect(() => {
    if (error !== null) void leaveIfDenied(error);
  }, [error, leaveIfDenied]);
  return {
    data,
    failure: failureReason === null ? undefined : { error: failureReason, askAgain: () => void refetch() },
    put: (known: Read) => client.setQueryData(queryKey, known),
  };
}
