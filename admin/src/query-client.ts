import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

const mostRetries = 2;

/** Whether asking again may bring another answer: what the server has refused it refuses again. */
export function mayComeLater(error: unknown): boolean {
  if (!(error instanceof HttpError)) return true;
  return error.status < 400 || error.status >= 500 || [408, 429].includes(error.status);
}

/**
 * What a page is about is asked for until it comes: so it keeps its place and what it has shown, says what is wrong
 * (`ui/failure.tsx`), and goes on by itself.
 */
export const untilItComes = {
  retry: (_failures: number, error: unknown) => mayComeLater(error),
  retryDelay: (failures: number) => Math.min(1_000 * 2 ** failures, 5_000),
};

export const queryClient = new QueryClient({
  defaultOptions: {
    // Who has no network is told so, as of any other failure: nothing waits in silence to be done later.
    queries: { retry: (failures, error) => mayComeLater(error) && failures < mostRetries, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});
