import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ParcelPlan } from '@shop/contract/admin/shipping.ts';
import { shippingWording as words } from '@shop/wording/admin/shipping.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { errorMessage } from '../../call-api.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { moneyText } from '../../ui/money-field.tsx';
import { useAction } from '../../ui/use-action.ts';

const measures = {
  weight_grams: words.weight,
  length_centimetres: words.length,
  width_centimetres: words.width,
  height_centimetres: words.height,
} as const;
type Measure = keyof typeof measures;

/** Shows a preview of the waybill before creating it, or why it cannot be created. */
export function CreateWaybillButton({ orderId }: { orderId: number }) {
  const notify = useNotify();
  const [plan, setPlan] = useState<ParcelPlan>();
  const [isPlanning, setIsPlanning] = useState(false);
  const params = { id: orderId };
  const { act, isUnderWay } = useAction(
    async () => {
      const { declared: _declared, collected: _collected, payer: _payer, ...body } = plan!;
      await api('POST /api/v1/admin/orders/:id/waybill/', { params, body });
      setPlan(undefined);
    },
    { done: words.created },
  );

  async function open() {
    setIsPlanning(true);
    try {
      setPlan(await api('GET /api/v1/admin/orders/:id/parcel/', { params }));
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    } finally {
      setIsPlanning(false);
    }
  }

  return (
    <>
      <Button variant="contained" loading={isPlanning} onClick={open}>
        {words.create}
      </Button>
      {plan !== undefined && (
        <ConfirmDialog
          title={words.createTitle}
          text={<Typography>{words.measures}</Typography>}
          agree={words.create}
          isOpen
          isUnderWay={isUnderWay}
          onAgree={act}
          onClose={() => setPlan(undefined)}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))', gap: 2, my: 2 }}>
            {(Object.keys(measures) as Measure[]).map((measure) => (
              <TextField
                key={measure}
                label={measures[measure]}
                type="number"
                required
                value={plan[measure] || ''}
                onChange={(event) => setPlan({ ...plan, [measure]: Number(event.target.value) })}
                slotProps={{ htmlInput: { min: 1, step: 1 } }}
              />
            ))}
          </Box>
          <PlanFacts plan={plan} />
        </ConfirmDialog>
      )}
    </>
  );
}

function PlanFacts({ plan }: { plan: ParcelPlan }) {
  const facts = [
    [words.declared, moneyText(plan.declared)],
    [words.collected, plan.collected === '0.00' ? words.nothingToCollect : moneyText(plan.collected)],
    [words.payer, words.payers[plan.payer]],
  ];
  return (
    <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
      {facts.map(([label, value]) => (
        <Stack key={label} direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
          <Typography component="dt" color="text.secondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
