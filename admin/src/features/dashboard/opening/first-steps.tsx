import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FirstStep } from '@shop/domain/first-steps.ts';
import { firstStepsWording as words } from '@shop/wording/admin/first-steps.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { Link } from 'react-router';
import { api } from '../../../api.ts';
import { errorMessage } from '../../../call-api.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden.ts';
import { OpenShop } from './open-shop.tsx';
import { type FirstSteps as Answer, useFirstSteps } from './use-first-steps.ts';

/** Where each step is done. Those that are missing here have their own button, or none. */
const screens: Partial<Record<FirstStep, string>> = {
  seller: '/settings',
  contacts: '/settings',
  delivery: '/deliveries',
  pages: '/information-pages',
  product: '/products',
  second_factor: '/profile',
};

/** What the owner of a new shop still has to do; nothing in a shop that is open and lacks nothing. */
export function FirstSteps() {
  const { data, error, refetch } = useFirstSteps();
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => refetch()}>{words.again}</Button>}>
        {words.failed} {errorMessage(error)}
      </Alert>
    );
  if (data === undefined || !isOfUse(data)) return null;
  const done = data.steps.filter(({ is_done }) => is_done).length;
  return (
    <Panel title={words.title}>
      <Typography color="text.secondary" sx={{ maxWidth: 720 }}>
        {data.is_open ? words.leadOpen : words.lead}
      </Typography>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', my: 2, maxWidth: 480 }}>
        <LinearProgress
          variant="determinate"
          value={(done / data.steps.length) * 100}
          aria-hidden
          sx={{ flex: 1, height: 8, borderRadius: 4 }}
        />
        <Typography variant="body2" role="status">
          {words.progress(done, data.steps.length)}
        </Typography>
      </Stack>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.steps.map((step) => (
          <Step key={step.name} {...step} answer={data} />
        ))}
      </Box>
      {!data.is_open && (
        <Box sx={{ mt: 2 }}>
          <OpenShop steps={data.steps} />
        </Box>
      )}
    </Panel>
  );
}

/** An open shop is told of what was put off, not of what older shops never had to do. */
const isOfUse = ({ is_open, opened_at, steps }: Answer) =>
  !is_open || (opened_at !== null && steps.some(({ is_done }) => !is_done));

type StepProps = Answer['steps'][number] & { answer: Answer };

function Step({ name, is_done, is_needed, answer }: StepProps) {
  const { name: title, text } = words.steps[name];
  const Icon = is_done ? CheckCircle : RadioButtonUnchecked;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto 1fr auto' },
        columnGap: 1.5,
        rowGap: 1,
        alignItems: 'center',
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Icon color={is_done ? 'success' : 'disabled'} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
          <Typography component="h3" variant="subtitle1" color={is_done ? 'text.secondary' : 'text.primary'}>
            {title}
            <Box component="span" sx={visuallyHidden}>
              {`: ${is_done ? words.done : words.notDone}`}
            </Box>
          </Typography>
          {!is_needed && !is_done && <Chip size="small" variant="outlined" label={words.canWait} />}
        </Stack>
        <Typography variant="body2" color="text.secondary">
          {facts(name, answer) ?? text}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 3 } }}>
        <Way name={name} isDone={is_done} answer={answer} />
      </Box>
    </Box>
  );
}

/** What is known of a step besides that it is done. */
function facts(name: FirstStep, { test_letter, backup }: Answer): string | undefined {
  if (name === 'backup' && backup) return words.backupMade(momentText(backup.made_at), backup.bytes);
  if (name !== 'letter' || !test_letter) return undefined;
  const { to, sent_at, arrived_at } = test_letter;
  return arrived_at ? words.letterArrived(momentText(arrived_at)) : words.letterSent(to, momentText(sent_at));
}

const momentText = (moment: string) => shortDateAndTime(new Date(moment));

function Way({ name, isDone, answer }: { name: FirstStep; isDone: boolean; answer: Answer }) {
  const { way } = words.steps[name];
  const variant = isDone ? 'text' : 'outlined';
  const screen = screens[name];
  if (screen !== undefined)
    return (
      <Button component={Link} to={screen} variant={variant}>
        {way}
      </Button>
    );
  if (name === 'letter')
    return (
      <ActionButton
        variant={variant}
        run={() => api('POST /api/v1/admin/first-steps/test-letter/')}
        done={words.letterDone}
      >
        {answer.test_letter ? words.letterAgain : way}
      </ActionButton>
    );
  if (name === 'payment')
    return (
      <Button href="/" target="_blank" rel="noopener" variant={variant}>
        {way}
      </Button>
    );
  return null;
}
