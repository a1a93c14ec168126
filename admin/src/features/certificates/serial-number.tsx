import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { certificatesWording as words } from '@shop/wording/admin/certificates.ts';
import { useNotify } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';

/** Reveals the whole number, for a customer who has lost the letter. */
export function SerialNumber({ serialNumber }: { serialNumber: string }) {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(serialNumber);
    notify(words.copied, { type: 'success' });
  };
  return (
    <Panel title={words.number}>
      <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
        {serialNumber}
      </Typography>
      <Typography color="text.secondary" sx={{ my: 1 }}>
        {words.numberHint}
      </Typography>
      <Button onClick={copy}>{words.copy}</Button>
    </Panel>
  );
}
