import Stack from '@mui/material/Stack';
import type { CustomerDetails } from '@shop/contract/admin/customers.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { customersWording as words } from '@shop/wording/admin/customers.ts';
import { useRedirect } from 'react-admin';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';
import { ActionButton } from '../../ui/action-button.tsx';

export function CustomerActions({ customer: { id, is_activated } }: { customer: CustomerDetails }) {
  const redirect = useRedirect();
  const mayErase = useIsAllowed(right('erasure'));
  const params = { id };
  const erase = async () => {
    await api('DELETE /api/v1/admin/customers/:id/', { params });
    redirect('list', 'customers');
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {!is_activated && (
        <ActionButton
          variant="outlined"
          run={() => api('POST /api/v1/admin/customers/:id/resend-activation/', { params })}
          done={words.resendDone}
        >
          {words.resend}
        </ActionButton>
      )}
      {mayErase && (
        <ActionButton
          color="error"
          run={erase}
          done={words.eraseDone}
          ask={{ title: words.eraseTitle, text: words.eraseText, agree: words.erase, isDangerous: true }}
        >
          {words.erase}
        </ActionButton>
      )}
    </Stack>
  );
}
