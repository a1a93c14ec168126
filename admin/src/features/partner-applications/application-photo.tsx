import Box from '@mui/material/Box';
import { partnerApplicationsWording as words } from '@shop/wording/admin/partner-applications.ts';
import { Panel } from '../../ui/panel.tsx';

/** For the eyes of the staff: the address answers nobody else, and no browser keeps it. */
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
