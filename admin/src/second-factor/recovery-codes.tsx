import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { recoveryCodesWording as words } from '@shop/wording/admin/sign-in.ts';
import { useNotify } from 'react-admin';

/** Shown once. Users who lose the codes can make new ones. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify(words.copied, { type: 'success' });
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{words.shownOnce}</Typography>
      <Stack
        component="ol"
        aria-label={words.title}
        sx={{ m: 0, pl: 4, gap: 0.5, fontFamily: 'monospace', fontSize: '1rem', overflowWrap: 'anywhere' }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Stack>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={copy}>
          {words.copy}
        </Button>
        <Button variant="contained" onClick={onKept}>
          {words.kept}
        </Button>
      </Stack>
    </Stack>
  );
}
