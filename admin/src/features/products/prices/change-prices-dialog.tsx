import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { ApiReply, ApiRequest } from '@shop/contract/client.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { pricesWording as words } from '@shop/wording/admin/products.ts';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useRefresh, useUnselectAll } from 'react-admin';
import { api } from '../../../api.ts';
import { errorMessage, refusalCode } from '../../../call-api.ts';
import { PriceChangeFields, type PriceForm, toPriceChange } from './price-change-fields.tsx';
import { PricePreview } from './price-preview.tsx';

const previewing = 'POST /api/v1/admin/products/prices/preview/';
export type MeantProducts = NonNullable<ApiRequest<typeof previewing>['body']>['products'];

type ChangePricesDialogProps = { products: MeantProducts; text: string; onClose: () => void };

/** Changes many prices: choose a change, see a preview, apply exactly the preview. */
export function ChangePricesDialog({ products, text, onClose }: ChangePricesDialogProps) {
  const titleId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('products');
  const [form, setForm] = useState<PriceForm>({ kind: 'percent', amount: '', rounding: 'hryvnia' });
  const [preview, setPreview] = useState<ApiReply<typeof previewing>>();
  const [isUnderWay, setIsUnderWay] = useState(false);
  const input = { products, change: toPriceChange(form), rounding: form.rounding };

  async function proceed(event: FormEvent) {
    event.preventDefault();
    setIsUnderWay(true);
    try {
      if (preview === undefined) return setPreview(await api(previewing, { body: input }));
      const { changed } = await api('POST /api/v1/admin/products/prices/', { body: { ...input, seen: preview.seen } });
      notify(words.applied(changed), { type: 'success' });
      unselectAll();
      refresh();
      onClose();
    } catch (error) {
      const hasChanged = refusalCode(error) === 'changed_meanwhile';
      notify(hasChanged ? words.changedMeanwhile : errorMessage(error), { type: 'error' });
      if (hasChanged) setPreview(await api(previewing, { body: input }));
    } finally {
      setIsUnderWay(false);
    }
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="md">
      <form onSubmit={proceed}>
        <DialogTitle id={titleId}>{words.title}</DialogTitle>
        <DialogContent>
          <Typography color="text.secondary" gutterBottom>
            {text}
          </Typography>
          {preview ? <PricePreview {...preview} /> : <PriceChangeFields form={form} onChange={setForm} />}
        </DialogContent>
        <DialogActions>
          {preview ? (
            <Button onClick={() => setPreview(undefined)}>{words.back}</Button>
          ) : (
            <Button onClick={onClose}>{adminWording.cancel}</Button>
          )}
          <Button type="submit" variant="contained" loading={isUnderWay} disabled={preview?.changed === 0}>
            {preview ? words.apply(preview.changed) : words.preview}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
