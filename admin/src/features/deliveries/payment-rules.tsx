import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminDeliveries } from '@shop/contract/admin/deliveries.ts';
import { paymentMethods } from '@shop/domain/deliveries.ts';
import { deliveriesWording as words } from '@shop/wording/admin/deliveries.ts';
import { BooleanInput, FormDataConsumer, NumberInput, RadioButtonGroupInput, required } from 'react-admin';
import { MoneyInput } from '../../ui/money-input.tsx';
import { Panel } from '../../ui/panel.tsx';
import { toChoices } from '../../ui/to-choices.ts';

const { fields, hints, sections } = words;

/** Which ways of paying there are, for which sums, and who pays the carrier then. */
export function PaymentRules({ connected }: Pick<AdminDeliveries, 'connected'>) {
  return (
    <>
      <Panel title={sections.payments}>
        <Typography variant="body2" color="text.secondary">
          {hints.limits}
        </Typography>
        {paymentMethods.map((method) => {
          const isConnected = method === 'cash' || connected.card_providers.length > 0;
          return (
            <Box key={method} sx={{ pt: 1 }}>
              <BooleanInput
                source={`payments.${method}.is_on`}
                label={words.payments[method]}
                readOnly={!isConnected}
                {...(!isConnected && { format: () => false })}
                helperText={isConnected ? false : words.notConnected.cards}
              />
              <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ pt: 1 }}>
                <MoneyInput source={`payments.${method}.least`} label={fields.least} isRequired helperText={false} />
                <MoneyInput source={`payments.${method}.largest`} label={fields.largest} helperText={false} />
              </Stack>
              {method !== 'cash' && (
                <MoneyInput
                  source={`payments.${method}.shop_pays_carrier_from`}
                  label={fields.shop_pays_carrier_from}
                  helperText={hints.shop_pays_carrier_from}
                />
              )}
            </Box>
          );
        })}
      </Panel>
      <Panel title={sections.prepayment}>
        <Typography variant="body2" color="text.secondary">
          {hints.prepayment}
        </Typography>
        <RadioButtonGroupInput
          source="prepayment.kind"
          label={fields.kind}
          choices={toChoices(words.kinds)}
          validate={required()}
          helperText={false}
        />
        <FormDataConsumer>
          {({ formData }) =>
            formData.prepayment?.kind === 'percent' ? (
              <NumberInput
                source="prepayment.percent"
                label={fields.percent}
                helperText={hints.percent}
                step={1}
                min={1}
                max={100}
                validate={required()}
              />
            ) : (
              <MoneyInput source="prepayment.amount" label={fields.amount} isRequired />
            )
          }
        </FormDataConsumer>
      </Panel>
    </>
  );
}
