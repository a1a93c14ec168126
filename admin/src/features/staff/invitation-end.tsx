import Typography from '@mui/material/Typography';
import { staffWording as words } from '@shop/wording/admin/staff.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';

/** How long the link of the letter works. */
export function InvitationEnd({ until }: { until: string | null }) {
  return (
    <Typography variant="caption" component="div" color={until === null ? 'error' : 'text.secondary'}>
      {until === null ? words.invitationOver : words.invitationUntil(shortDateAndTime(new Date(until)))}
    </Typography>
  );
}
