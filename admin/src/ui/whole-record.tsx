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
 * Asked for by every page of one thing. Rows of lists are kept by react-admin under the same name and would be shown in
 * its place, though they know only a part of it: under this name there are none.
 */
export const wholeRecord = { isWhole: true };

const { failed: words } = adminWording;

/** One thing, to be read. Its pages know it whole or not at all. */
export function WholeShow({ children, ...show }: Omit<ShowProps, 'queryOptions' | 'render'>) {
  return (
    <Show {...show} queryOptions={useWholeRecord()} offline={false}>
      <WhatWasRead>{children}</WhatWasRead>
    </Show>
  );
}

/** One thing, to be changed. */
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

/** Only what the server does not know is not there. Whatever else went wrong stays on its page and is asked for again. */
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
  // Whoever was signed out meanwhile is given a record of nothing.
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
