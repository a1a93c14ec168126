import { promoCodesWording as words } from '@shop/wording/admin/promo-codes.ts';
import { BooleanInput, maxValue, minValue, NumberInput, required, TextInput } from 'react-admin';
import { MomentInput } from '../../ui/moment-input.tsx';

/** Percentage, audience and dates. */
export function TermsInputs({ isPercentKept = false }: { isPercentKept?: boolean }) {
  return (
    <>
      <NumberInput
        source="percent"
        readOnly={isPercentKept}
        helperText={isPercentKept ? words.percentStaysHint : words.percentHint}
        validate={[required(), minValue(1), maxValue(100)]}
      />
      <MomentInput source="starts_at" />
      <MomentInput source="ends_at" />
      <NumberInput source="max_uses" helperText={words.usesHint} validate={minValue(1)} />
      <NumberInput source="max_uses_per_email" helperText={words.perEmailHint} validate={minValue(1)} />
      <TextInput source="note" multiline={false} parse={(typed: string) => typed} />
      <BooleanInput source="is_active" helperText={words.activeHint} />
    </>
  );
}
