import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import type { ReactNode } from 'react';
import { ArrayInput, NumberInput, required, SimpleFormIterator, TextInput } from 'react-admin';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { fromLines, toLines } from './delivery-values.ts';

const { fields, hints, sections } = words;
const addWords = { zones: words.addZone, points: words.addPoint };

function Places({ source, children }: { source: 'zones' | 'points'; children: ReactNode }) {
  return (
    <Panel title={sections[source]}>
      <Typography variant="body2" color="text.secondary">
        {hints[source]}
      </Typography>
      <ArrayInput source={source} label={false}>
        <SimpleFormIterator
          fullWidth
          disableClear
          addButton={
            <Button variant="outlined" size="medium" startIcon={<Add />} sx={{ mt: 1 }}>
              {addWords[source]}
            </Button>
          }
        >
          {children}
        </SimpleFormIterator>
      </ArrayInput>
    </Panel>
  );
}

export function CourierZones() {
  return (
    <Places source="zones">
      <TextInput
        source="settlements"
        label={fields.settlements}
        helperText={hints.settlements}
        multiline
        minRows={2}
        validate={required()}
        format={toLines}
        parse={fromLines}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ width: '100%', pt: 1 }}>
        <MoneyInput source="price" label={fields.price} helperText={hints.price} isRequired />
        <MoneyInput source="free_from" label={fields.free_from} helperText={hints.free_from} />
        <NumberInput source="days" label={fields.days} helperText={hints.days} step={1} min={1} max={30} />
      </Stack>
    </Places>
  );
}

export function PickupPoints() {
  return (
    <Places source="points">
      <TextInput source="address" label={fields.address} validate={required()} />
      <TextInput source="hours" label={fields.hours} helperText={hints.hours} />
    </Places>
  );
}
