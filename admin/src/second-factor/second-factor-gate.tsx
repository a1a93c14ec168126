import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import { secondFactorWording as words } from '@shop/wording/admin/sign-in.ts';
import type { ReactNode } from 'react';
import { Title, useGetIdentity } from 'react-admin';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';

/** Shows only the set-up while a required second factor is off. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { identity } = useGetIdentity();
  if (identity === undefined) return null;
  const { is_on, is_required } = (identity as unknown as StaffIdentity).second_factor;
  if (is_on || !is_required) return children;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', p: 2 }}>
      <Title title={words.neededTitle} />
      <Card sx={{ maxWidth: 480, p: 3 }}>
        <Stack spacing={2}>
          <Typography>{words.neededText}</Typography>
          <SecondFactorSetUp />
        </Stack>
      </Card>
    </Box>
  );
}
