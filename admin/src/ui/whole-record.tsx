import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { adminWording } from '@shop/wording/admin/admin.ts';
import type { ReactNode } from 'react';
import {
  Edit,
  type EditProps,
  HttpError,
  Show,
  type ShowProps,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { untilItComes } from '../query-client.ts';
import { FailureNote, useFailure } from './failure.tsx';

/**
 * `meta` of the main query of record pages. react-admin caches list rows under the same query key and would show those
 * partial records first; with this meta there are none.
 */
export const wholeRecord = { isWhole: true };

const { failed: words } = adminWording;

/** A read-only page of one record, rendered only with the whole record. */
export function WholeShow({ children, ...show }: Omit<ShowProps, 'queryOptions' | 'render'>) {
  return (
    <Show {...show} queryOptions={useWholeRecord()} offline={false}>
      <WhatWasRead>{children}</WhatWasRead>
    </Show>
  );
}

/** An edit page of one record. */
export function WholeEdit({ children, mutationOptions, ...edit }: Omit<EditProps, 'queryOptions' | 'render'>) {
  return (
    <Edit
      {...edit}
      queryOptions={useWholeRecord()}
      mutationOptions={{ ...mutationOptions, meta: wholeRecord }}
      offline={false}
      render={() => <WhatWasRead>{children}</WhatWasRead>}
    />
  );
}

/** Only a 404 means that the record does not exist. After any other error the page stays and retries. */
function useWholeRecord() {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return {
    ...untilItComes,
    meta: wholeRecord,
    onError(error: Error) {
      if (!isMissing(error)) return;
      notify('ra.notification.item_doesnt_exist', { type: 'error' });
      redirect('list', resource);
    },
  };
}

const isMissing = (error: unknown) => error instanceof HttpError && error.status === 404;

function WhatWasRead({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const failure = useFailure({ method: 'getOne', meta: wholeRecord });
  // After an expired session react-admin returns an empty record.
  const isRead = record?.id !== undefined;
  return (
    <>
      {failure && !isMissing(failure.error) && (
        <FailureNote failure={failure} title={isRead ? words.notRefreshed : words.record} />
      )}
      {isRead && children}
      {!isRead && !failure && <ToBeRead />}
    </>
  );
}

function ToBeRead() {
  return (
    <Stack sx={{ gap: 2, p: 2 }} aria-busy>
      {[120, 240].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
