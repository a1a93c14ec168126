import Typography from '@mui/material/Typography';
import { settingsWording as words } from '@shop/wording/admin/settings.ts';
import { NumberInput, required } from 'react-admin';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Panel } from '../../ui/panel.tsx';

const { hints, sections } = words;

/** Limits of the stock reserved by unpaid, unconfirmed orders. */
export function ReservationLimits() {
  return (
    <Panel title={sections.reservations}>
      <Typography variant="body2" color="text.secondary">
        {hints.reservations}
      </Typography>
      <NumberInput source="largest_line" step={1} validate={required()} />
      <MoneyInput source="largest_order" isRequired helperText={hints.largest_order} />
      <NumberInput
        source="open_orders_per_person"
        step={1}
        validate={required()}
        helperText={hints.open_orders_per_person}
      />
      <NumberInput
        source="open_orders_per_network"
        step={1}
        validate={required()}
        helperText={hints.open_orders_per_network}
      />
      <MoneyInput source="open_sum_per_network" isRequired />
      <MoneyInput source="cash_waits_from" isRequired helperText={hints.cash_waits_from} />
      <NumberInput source="cash_waits_hours" step={1} validate={required()} helperText={hints.cash_waits_hours} />
    </Panel>
  );
}
