import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { BlockField } from '@shop/domain/block-kinds.ts';
import type { AnyFieldWords } from '@shop/wording/admin/blocks.ts';
import type { ComponentProps, ComponentType } from 'react';
import { RichText } from '../../ui/rich-text-input.tsx';
import { BrandsField } from './brands-field.tsx';
import { type FieldProps, labelOf } from './field-props.ts';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { ProductsField } from './products-field.tsx';

type BlockFieldsProps = Pick<FieldProps, 'problems' | 'path' | 'referred' | 'onRefer' | 'within'> & {
  fields: Readonly<Record<string, BlockField>>;
  words: Readonly<Record<string, string | AnyFieldWords>>;
  values: Readonly<Record<string, unknown>>;
  onChange: (values: Record<string, unknown>) => void;
};

/** The inputs of a block, or of an item of its list, as the description of its kind says. */
export function BlockFields({ fields, words, values, onChange, path, ...rest }: BlockFieldsProps) {
  return Object.entries(fields).map(([name, field]) => {
    const said = words[name] ?? '';
    const Input = inputs[field.as] as ComponentType<FieldProps>;
    return (
      <Input
        key={name}
        {...rest}
        field={field}
        words={typeof said === 'string' ? { label: said } : said}
        value={values[name]}
        onChange={(value) => onChange({ ...values, [name]: value })}
        path={`${path}.${name}`}
      />
    );
  });
}

/** A field without an input does not compile. */
const inputs: Record<BlockField['as'], ComponentType<never>> = {
  line: Line,
  lines: Line,
  html: HtmlField,
  choice: Choice,
  picture: PictureField,
  link: LinkField,
  list: (list: Omit<ComponentProps<typeof ListField>, 'Fields'>) => <ListField {...list} Fields={BlockFields} />,
  products: ProductsField,
  brands: BrandsField,
  kind_pages: Note,
  home_banners: Note,
};

function Line({ field, value, onChange, problems, path, ...named }: FieldProps<'line' | 'lines', string>) {
  const problem = problems[path];
  return (
    <TextField
      label={labelOf(named)}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      required={field.isRequired ?? false}
      {...(field.as === 'lines' && { multiline: true, minRows: 2, maxRows: 10 })}
      error={problem !== undefined}
      helperText={problem ?? named.words.hint}
      slotProps={{ htmlInput: { maxLength: field.longest } }}
    />
  );
}

function HtmlField({ value, onChange, problems, path, ...named }: FieldProps<'html', string>) {
  return (
    <RichText
      label={labelOf(named)}
      value={value}
      onChange={onChange}
      problem={problems[path]}
      helperText={named.words.hint}
    />
  );
}

function Choice({ field, value, onChange, ...named }: FieldProps<'choice', string>) {
  return (
    <TextField select label={labelOf(named)} value={value} onChange={({ target }) => onChange(target.value)}>
      {field.of.map((each) => (
        <MenuItem key={each} value={each}>
          {named.words.choices?.[each] ?? each}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Note({ words }: Pick<FieldProps, 'words'>) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
      {words.hint}
    </Typography>
  );
}
