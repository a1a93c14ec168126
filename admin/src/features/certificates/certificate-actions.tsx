import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CertificateDetails } from '@shop/contract/admin/certificates.ts';
import { certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { api } from '../../api.ts';
import { ReasonButton } from '../../ui/reason-button.tsx';
import { AdjustButton } from './adjust-button.tsx';

/** Actions of a certificate. A blocked one cannot be printed. */
export function CertificateActions({ certificate: { id, state, is_refunded } }: { certificate: CertificateDetails }) {
  const params = { id };
  const isBlocked = state === 'blocked';
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {!isBlocked && (
        <Button variant="contained" href={`/api/v1/admin/certificates/${id}/print/`} target="_blank">
          {words.print}
        </Button>
      )}
      {!is_refunded && <AdjustButton id={id} />}
      {is_refunded && <Typography sx={{ alignSelf: 'center' }}>{words.isRefunded}</Typography>}
      {isBlocked && !is_refunded && (
        <ReasonButton
          label={words.reason}
          ask={{ title: words.unblockTitle, text: words.unblockText, agree: words.unblock }}
          run={(reason) => api('POST /api/v1/admin/certificates/:id/unblock/', { params, body: { reason } })}
          done={words.unblockDone}
        >
          {words.unblock}
        </ReasonButton>
      )}
      {!isBlocked && (
        <ReasonButton
          color="error"
          label={words.reason}
          ask={{ title: words.blockTitle, text: words.blockText, agree: words.block, isDangerous: true }}
          run={(reason) => api('POST /api/v1/admin/certificates/:id/block/', { params, body: { reason } })}
          done={words.blockDone}
        >
          {words.block}
        </ReasonButton>
      )}
    </Stack>
  );
}
