import Typography from '@mui/material/Typography';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import { CheckboxGroupInput, NumberInput } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';

const { fields, hints, sections } = words;
const days = Object.entries(words.weekdays).map(([id, name]) => ({ id: Number(id), name }));

/** Until which hour an order leaves the same day, and on which weekdays. */
export function DispatchTimes() {
  return (
    <Panel title={sections.dispatch}>
      <Typography variant="body2" color="text.secondary">
        {hints.dispatch}
      </Typography>
      <NumberInput
        source="dispatch.until_hour"
        label={fields.until_hour}
        helperText={hints.until_hour}
        step={1}
        min={1}
        max={23}
      />
      <CheckboxGroupInput source="dispatch.weekdays" label={fields.weekdays} choices={days} helperText={false} />
    </Panel>
  );
}
