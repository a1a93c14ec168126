import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const mostRetries = 2;

/** What the server has refused it refuses again: only what failed on the way is tried once more. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => !(error instanceof HttpError && isDecided(error.status)) && failures < mostRetries,
    },
  },
});

function isDecided(status: number): boolean {
  return status >= 400 && status < 500;
}
