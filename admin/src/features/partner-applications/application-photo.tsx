import Box from '@mui/material/Box';
import { partnerApplicationsWording as words } from '@shop/wording/admin/partner-applications.ts';
import { Panel } from '../../ui/panel.tsx';

/** Staff only: the address refuses all others, and browsers must not cache it. */
export function ApplicationPhoto({ id }: { id: number }) {
  const address = `/api/v1/admin/partner-applications/${id}/photo/`;
  return (
    <Panel title={words.photo}>
      <a href={address} target="_blank" rel="noreferrer" aria-label={words.openPhoto}>
        <Box component="img" src={address} alt={words.photo} sx={{ display: 'block', maxWidth: '100%' }} />
      </a>
    </Panel>
  );
}
