import type { ReactElement } from 'react';
import { ArrayInput, BooleanInput, required, SelectInput, SimpleFormIterator, TextInput } from 'react-admin';
import { MomentInput } from './moment-input.tsx';
import { MoneyInput } from './money-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { PositionInput } from './position-input.tsx';
import { SlugInput } from './slug-input.tsx';
import { toChoices } from './to-choices.ts';

/** One field of a form. Its label is among the words of the resource, under the name of the field. */
export type FormField<Values> = {
  [Source in keyof Values & string]: { source: Source } & (
    | (Typed & { as?: 'line' })
    | (Typed & { as: 'lines'; minRows?: number })
    | (Typed & { as: 'choice'; choices: Record<Values[Source] & string, string>; initial?: Values[Source] & string })
    | (Typed & { as: 'moment' })
    | { as: 'money'; isRequired?: boolean }
    | { as: 'flag'; initial?: boolean; hint?: string }
    | (Source extends 'position' ? { as: 'position' } : never)
    /** The last part of the address under '/collection/' or the like. */
    | (Source extends 'slug' ? { as: 'slug'; under: string } : never)
    | (Source extends `${string}_id` ? { as: 'picture'; isRequired?: boolean } : never)
    | (Values[Source] extends readonly (infer Element)[] ? Group<Element> : never)
  );
}[keyof Values & string];

type Typed = { isRequired?: boolean; hint?: string };

/** Fields that can be added several times, below each other or in a row. */
type Group<Element> = Typed & { as: 'group'; fields: readonly FormField<Element>[]; isInline?: boolean };

/** The same for any record: what the inputs need. */
type AnyField = Typed & {
  source: string;
  as?: keyof typeof inputs;
  minRows?: number;
  under?: string;
  initial?: string | boolean;
  choices?: Record<string, string>;
  fields?: readonly AnyField[];
  isInline?: boolean;
};

/** The inputs of a form, as its fields are described. */
export function FormFields<Values>({ of }: { of: readonly FormField<Values>[] }) {
  return <Inputs of={of as unknown as readonly AnyField[]} />;
}

function Inputs({ of }: { of: readonly AnyField[] }) {
  return of.map((field) => {
    const Input = inputs[field.as ?? 'line'];
    return <Input key={field.source} {...field} />;
  });
}

const common = ({ source, isRequired, hint }: AnyField) => ({
  source,
  ...(isRequired && { validate: required() }),
  ...(hint !== undefined && { helperText: hint }),
});
const initially = ({ initial }: AnyField) => initial !== undefined && { defaultValue: initial };

const inputs = {
  line: (field: AnyField) => <TextInput {...common(field)} />,
  lines: (field: AnyField) => (
    <TextInput {...common(field)} multiline {...(field.minRows && { minRows: field.minRows })} />
  ),
  moment: (field: AnyField) => <MomentInput {...common(field)} />,
  slug: ({ under = '/' }: AnyField) => <SlugInput under={under} />,
  position: () => <PositionInput />,
  money: ({ source, isRequired = false }: AnyField) => <MoneyInput source={source} isRequired={isRequired} />,
  flag: (field: AnyField) => <BooleanInput {...common(field)} {...initially(field)} />,
  choice: (field: AnyField) => (
    <SelectInput {...common(field)} choices={toChoices(field.choices ?? {})} {...initially(field)} />
  ),
  picture: ({ source, isRequired = false }: AnyField) => (
    <PictureInput source={source as `${string}_id`} isRequired={isRequired} />
  ),
  group: (field: AnyField) => (
    <ArrayInput {...common(field)}>
      <SimpleFormIterator {...(field.isInline ? { inline: true } : { fullWidth: true })} disableClear>
        <Inputs of={field.fields ?? []} />
      </SimpleFormIterator>
    </ArrayInput>
  ),
} satisfies Record<string, (field: never) => ReactElement>;
