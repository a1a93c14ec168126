import { fromKyivClock, toKyivClock } from '@shop/domain/kyiv-clock.ts';
import { TextInput, type TextInputProps } from 'react-admin';

const toMoment = (clock: string): string | null => fromKyivClock(clock)?.toISOString() ?? null;
const toClock = (moment: string | null | undefined): string => (moment ? toKyivClock(new Date(moment)) : '');

/** A time in Kyiv, wherever the manager is; the record has it in the format of the API. */
export function MomentInput(input: Omit<TextInputProps, 'type' | 'parse' | 'format'>) {
  return (
    <TextInput
      {...input}
      type="datetime-local"
      parse={toMoment}
      format={toClock}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
