import { contentWording as words } from '@shop/wording/admin/content.ts';
import { NumberInput, required } from 'react-admin';

/** The position among records of the same kind. */
export function PositionInput() {
  return (
    <NumberInput
      source="position"
      min={0}
      step={1}
      defaultValue={0}
      validate={required()}
      helperText={words.positionHint}
    />
  );
}
