import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CssBaseline from '@mui/material/CssBaseline';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useMemo } from 'react';
import { queryClient } from '../../query-client.ts';
import { OtherAddress } from '../../shell/other-address.tsx';
import { useShopTheme } from '../../shell/use-shop-theme.ts';
import { Wordmark } from '../../shell/wordmark.tsx';

type SmallFormProps = { title: string; onSubmit?: (event: SubmitEvent) => void; children: ReactNode };

/** A page for people who are not signed in: without react-admin, which would ask who they are. */
export function OutsidePage(form: SmallFormProps) {
  const shopTheme = useShopTheme();
  const theme = useMemo(() => createTheme(shopTheme), [shopTheme]);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <SmallForm {...form} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}

/** One short form in the middle of the screen. */
export function SmallForm({ title, onSubmit, children }: SmallFormProps) {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Card
        {...(onSubmit && { component: 'form', onSubmit: onSubmit as never })}
        sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}
      >
        <Stack spacing={2}>
          <Wordmark size={36} />
          <Typography variant="h1">{title}</Typography>
          <OtherAddress />
          {children}
        </Stack>
      </Card>
    </Box>
  );
}
