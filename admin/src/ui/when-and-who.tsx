import Typography from '@mui/material/Typography';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import type { ReactNode } from 'react';

/** Under what happened, in its own column: five columns side by side are too many for a phone. */
export function WhenAndWho({ at, who }: { at: string; who: ReactNode }) {
  return (
    <Typography variant="caption" color="text.secondary" component="div">
      {shortDateAndTime(new Date(at))}
      {who && <>, {who}</>}
    </Typography>
  );
}
