import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { right } from '@shop/contract/admin/rights.ts';
import { stockWording as words } from '@shop/wording/admin/products.ts';
import { useState } from 'react';
import { useIsAllowed } from '../../../rights.ts';
import { StockDialog } from './stock-dialog.tsx';
import { StockHistory } from './stock-history.tsx';
import type { StockedVariant } from './stocked-variant.ts';

/** The stock of a variant, its history, and with the right to do so, a correction. */
export function StockButtons(variant: StockedVariant) {
  const maySell = useIsAllowed(right('stock'));
  const [shown, setShown] = useState<'change' | 'history'>();
  const close = () => setShown(undefined);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{words.now(variant.stock)}</Typography>
      {maySell && (
        <Button variant="outlined" onClick={() => setShown('change')}>
          {words.change}
        </Button>
      )}
      <Button onClick={() => setShown('history')}>{words.history}</Button>
      {shown === 'change' && <StockDialog {...variant} onClose={close} />}
      {shown === 'history' && <StockHistory {...variant} onClose={close} />}
    </Stack>
  );
}
