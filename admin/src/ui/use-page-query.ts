import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { untilItComes } from '../query-client.ts';

/**
 * What a form that is no record of react-admin begins with: read whenever its page is opened, until it comes. It is
 * never read again under what somebody types there; whoever saves puts what is known now.
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
