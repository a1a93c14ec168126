import Typography from '@mui/material/Typography';
import { settingsWording } from '@shop/wording/admin/settings.ts';
import { NumberInput, required } from 'react-admin';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Panel } from '../../ui/panel.tsx';

const { hints, sections } = settingsWording;

/** Limits of what a manager may refund or credit without the owner. */
export function ManagerLimits() {
  return (
    <Panel title={sections.managers}>
      <Typography variant="body2" color="text.secondary">
        {hints.managers}
      </Typography>
      <MoneyInput source="manager_certificates_per_day" isRequired helperText={hints.manager_certificates_per_day} />
      <MoneyInput source="manager_refunds_per_day" isRequired helperText={hints.manager_refunds_per_day} />
      <NumberInput
        source="manager_promo_percent"
        step={1}
        min={0}
        max={100}
        validate={required()}
        helperText={hints.manager_promo_percent}
      />
    </Panel>
  );
}
