import Typography from '@mui/material/Typography';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import type { ReactNode } from 'react';

/** Time and person in one column: five columns do not fit on a phone. */
export function WhenAndWho({ at, who }: { at: string; who: ReactNode }) {
  return (
    <Typography variant="caption" color="text.secondary" component="div">
      {shortDateAndTime(new Date(at))}
      {who && <>, {who}</>}
    </Typography>
  );
}
