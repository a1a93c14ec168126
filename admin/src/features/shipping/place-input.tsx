import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { senderWording as words } from '@shop/wording/admin/shipping.ts';
import { useEffect, useState } from 'react';

export type Place = { ref: string; name: string };

type PlaceInputProps = {
  label: string;
  hint: string;
  value: Place | null;
  onChange: (place: Place | null) => void;
  find: (typed: string) => Promise<Place[]>;
  isDisabled?: boolean;
};

const pauseMs = 250;

/** Autocomplete of the carrier's places. */
export function PlaceInput({ label, hint, value, onChange, find, isDisabled = false }: PlaceInputProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Place[]>([]);
  const isChosen = typed === value?.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the typed text matters; `find` is new at every render
  useEffect(() => {
    if (isDisabled || isChosen) return;
    let isStillTyped = true;
    const timer = setTimeout(async () => {
      const places = await find(typed).catch(() => []);
      if (isStillTyped) setFound(places);
    }, pauseMs);
    return () => {
      isStillTyped = false;
      clearTimeout(timer);
    };
  }, [typed, isDisabled, isChosen]);
  return (
    <Autocomplete
      options={found}
      value={value}
      onChange={(_event, place) => onChange(place)}
      onInputChange={(_event, text) => setTyped(text)}
      // The server has already filtered.
      filterOptions={(places) => places}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ ref }) => ref}
      isOptionEqualToValue={(one, other) => one.ref === other.ref}
      noOptionsText={typed === '' ? hint : words.nothingFound}
      disabled={isDisabled}
      renderInput={(input) => <TextField {...input} label={label} placeholder={hint} required />}
    />
  );
}
