import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

type PageHeaderProps = {
  /** Left out where something else says it. */ title?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** The title goes into the bar above; under it stands what the page says first, and what can be done to all of it. */
export function PageHeader({ title, children, actions }: PageHeaderProps) {
  return (
    <>
      {title && <Title title={title} />}
      {(children || actions) && (
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}
        >
          <Typography component="div" color="text.secondary">
            {children}
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {actions}
          </Stack>
        </Stack>
      )}
    </>
  );
}
