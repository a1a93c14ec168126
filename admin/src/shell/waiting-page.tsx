import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { useSyncExternalStore } from 'react';
import { retryMessage } from '../ui/failure.tsx';
import { unanswered } from '../until-answered.ts';

const { failed: words } = adminWording;

/** Shown until the identity is known. While the shop cannot be reached, the user is not sent to the sign-in. */
export function WaitingPage() {
  const problem = useSyncExternalStore(unanswered.subscribe, unanswered.read);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}>
      {problem === undefined ? (
        <CircularProgress />
      ) : (
        <Alert
          severity="error"
          variant="outlined"
          sx={{ maxWidth: 560, bgcolor: 'background.paper' }}
          action={
            <Button color="inherit" onClick={unanswered.askNow}>
              {words.again}
            </Button>
          }
        >
          <AlertTitle>{words.admin}</AlertTitle>
          {retryMessage(problem)}
        </Alert>
      )}
    </Box>
  );
}
