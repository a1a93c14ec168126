import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Demonstration } from '@shop/contract/admin/demonstration.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { demonstrationWording as words } from '@shop/wording/admin/demonstration.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { noteIdentity } from '../../auth-provider.ts';
import { forgetDraftsOf } from '../../drafts/kept-drafts.ts';
import { FailureNote } from '../../ui/failure.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { usePageQuery } from '../../ui/use-page-query.ts';
import { RemovalForm } from './removal-form.tsx';
import { demonstrationKey } from './use-demonstration.ts';
import { DemonstrationRemoved, WhatGoes, WhatStays } from './what-goes.tsx';

const readDemonstration = () => api('GET /api/v1/admin/demonstration/');

/** The way from a demonstration to an own, empty shop. */
export function DemonstrationPage() {
  const { data: demonstration, failure, put } = usePageQuery('demonstration', readDemonstration);
  const [isRemoved, setIsRemoved] = useState(false);
  const { data: identity } = useGetIdentity();
  const queries = useQueryClient();

  async function noteRemoval(left: Demonstration) {
    // They are about records that are gone.
    if (identity !== undefined) forgetDraftsOf(Number(identity.id));
    queries.setQueryData(demonstrationKey, left);
    put(left);
    setIsRemoved(true);
    // The bar above names the shop and its owner. Should this fail, the next page loads them.
    await api('GET /api/v1/admin/auth/me/').then(noteIdentity, () => {});
    await queries.invalidateQueries();
  }

  return (
    <Stack spacing={2} sx={{ maxWidth: 720, pt: 2, pb: 4 }}>
      <PageHeader title={words.name.split(' |||| ')[0]!}>{demonstration?.is_there && words.intro}</PageHeader>
      {failure && <FailureNote failure={failure} title={adminWording.failed.settings} />}
      {demonstration === undefined && !failure && <LinearProgress />}
      {isRemoved && <DemonstrationRemoved />}
      {demonstration?.is_there === false && !isRemoved && <Typography>{words.notThere}</Typography>}
      {demonstration?.is_there && (
        <>
          <WhatGoes counts={demonstration.counts} />
          <WhatStays />
          <RemovalForm shopName={demonstration.shop_name} onRemoved={noteRemoval} />
        </>
      )}
    </Stack>
  );
}
