import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

type PageHeaderProps = {
  /** Left out where something else says it. */ title?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

/** Puts the title into the app bar; below it come an introduction and the actions. */
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
