import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type PanelProps = { title?: string; actions?: ReactNode; children: ReactNode };

/** A titled section of a page. */
export function Panel({ title, actions, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={title && id} sx={{ p: 2 }}>
      {(title || actions) && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
        >
          <Typography variant="h2" id={id}>
            {title}
          </Typography>
          {actions}
        </Stack>
      )}
      {children}
    </Card>
  );
}
