import { fromKyivClock, toKyivClock } from '@shop/domain/kyiv-clock.ts';
import { TextInput, type TextInputProps } from 'react-admin';

const toMoment = (clock: string): string | null => fromKyivClock(clock)?.toISOString() ?? null;
const toClock = (moment: string | null | undefined): string => (moment ? toKyivClock(new Date(moment)) : '');

/** A moment set by the clocks of Kyiv, wherever the manager is; the record has it as the API does. */
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
