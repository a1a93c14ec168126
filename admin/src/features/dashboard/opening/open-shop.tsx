import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type FirstStep, postponableSteps } from '@shop/domain/first-steps.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { firstStepsWording as words } from '@shop/wording/admin/first-steps.ts';
import { useId, useState } from 'react';
import { api } from '../../../api.ts';
import { lookAtMaintenance } from '../../../shell/closure-state.ts';
import { useAction } from '../../../ui/use-action.ts';
import type { FirstSteps } from './use-first-steps.ts';

/** Says what is missing; opens the shop when nothing is, or only what can wait. */
export function OpenShop({ steps }: Pick<FirstSteps, 'steps'>) {
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const missing = steps.filter(({ is_done }) => !is_done);
  const needed = missing.filter(({ is_needed }) => is_needed);
  const later = missing.filter(({ is_needed }) => !is_needed);
  const postponed = postponableSteps.filter((name) => later.some((step) => step.name === name));
  const { act, isUnderWay } = useAction(
    async () => {
      await api('POST /api/v1/admin/first-steps/open/', { body: { postponed } });
      await lookAtMaintenance();
    },
    { done: words.openedNow },
  );
  const close = () => setIsAsking(false);

  async function open() {
    await act();
    close();
  }

  return (
    <>
      <Button variant="contained" size="large" onClick={() => setIsAsking(true)}>
        {words.open}
      </Button>
      <Dialog open={isAsking} onClose={close} aria-labelledby={id} fullWidth maxWidth="sm">
        <DialogTitle id={id}>{needed.length > 0 ? words.notReadyTitle : words.openTitle}</DialogTitle>
        <DialogContent>
          {needed.length > 0 ? (
            <Missing text={words.notReady} steps={needed} />
          ) : (
            <Typography gutterBottom>{words.openText}</Typography>
          )}
          {later.length > 0 && <Missing text={words.later} steps={later} />}
        </DialogContent>
        <DialogActions>
          {needed.length > 0 ? (
            <Button onClick={close}>{words.close}</Button>
          ) : (
            <>
              <Button onClick={close}>{adminWording.cancel}</Button>
              <Button variant="contained" loading={isUnderWay} onClick={open}>
                {later.length > 0 ? words.openAnyway : words.open}
              </Button>
            </>
          )}
        </DialogActions>
      </Dialog>
    </>
  );
}

function Missing({ text, steps }: { text: string; steps: readonly { name: FirstStep }[] }) {
  return (
    <>
      <Typography>{text}</Typography>
      <Box component="ul" sx={{ pl: 2.5, mt: 0.5 }}>
        {steps.map(({ name }) => (
          <li key={name}>{words.steps[name].name}</li>
        ))}
      </Box>
    </>
  );
}
