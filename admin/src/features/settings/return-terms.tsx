import Typography from '@mui/material/Typography';
import { settingsWording as words } from '@shop/wording/admin/settings.ts';
import { FormDataConsumer, NumberInput, RadioButtonGroupInput, required } from 'react-admin';
import { Panel } from '../../ui/panel.tsx';
import { toChoices } from '../../ui/to-choices.ts';

/** Return policy for search engines. */
export function ReturnTerms() {
  return (
    <Panel title={words.sections.returns}>
      <Typography variant="body2" color="text.secondary">
        {words.hints.returns}
      </Typography>
      <RadioButtonGroupInput
        source="return_policy"
        choices={toChoices(words.returnPolicies)}
        row={false}
        validate={required()}
      />
      <FormDataConsumer>
        {({ formData }) =>
          formData.return_policy === 'accepted' && (
            <>
              <NumberInput
                source="return_days"
                step={1}
                min={1}
                max={365}
                validate={required()}
                helperText={words.hints.return_days}
              />
              <RadioButtonGroupInput
                source="return_paid_by"
                choices={toChoices(words.returnPayers)}
                validate={required()}
              />
            </>
          )
        }
      </FormDataConsumer>
    </Panel>
  );
}
