import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { HttpError, useResourceContext } from 'react-admin';
import { errorMessage } from '../call-api.ts';
import { mayComeLater } from '../query-client.ts';

const { failed: words } = adminWording;

/**
 * The main query of a page. `meta` is part of the query key, so that other queries of the same resource do not match.
 */
type Asked = { method: 'getList' | 'getOne'; meta: object };

type Failure = { error: unknown; askAgain: () => void };

/** The error of the page's main query, until it succeeds. */
export function useFailure({ method, meta }: Asked): Failure | undefined {
  const resource = useResourceContext();
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const filters = {
    queryKey: [resource, method],
    type: 'active' as const,
    predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => (queryKey[2] as { meta?: object }).meta === meta,
  };
  const error: unknown = useSyncExternalStore(
    useCallback((changed) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    () => cache.findAll(filters).find(({ state }) => state.fetchFailureReason)?.state.fetchFailureReason,
  );
  async function askAgain() {
    // Otherwise it would wait for the next automatic retry.
    await client.cancelQueries(filters);
    await client.refetchQueries(filters);
  }
  return error ? { error, askAgain } : undefined;
}

/** The message for an error that is retried automatically. */
export function retryMessage(error: unknown): string {
  if (!mayComeLater(error)) return errorMessage(error);
  return error instanceof HttpError && error.status === 0 ? words.noConnection : words.byServer;
}

/** Says that loading failed, not that nothing was found. */
export function FailureNote({ failure: { error, askAgain }, title }: { failure: Failure; title: string }) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ my: 2, bgcolor: 'background.paper' }}
      action={
        <Button color="inherit" onClick={askAgain}>
          {words.again}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {retryMessage(error)}
    </Alert>
  );
}
