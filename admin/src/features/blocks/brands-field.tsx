import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { useGetList } from 'react-admin';
import { ChosenRecords } from './chosen-records.tsx';
import { type FieldProps, labelOf } from './field-props.ts';

type Brand = { id: number; name: string; home_banner?: string | null };

export function BrandsField({ field, value, onChange, ...named }: FieldProps<'brands', readonly number[]>) {
  const { data: brands = [] } = useGetList<Brand>('brands', byName);
  const label = labelOf(named);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {value.length > 0 && (
        <ChosenRecords
          label={label}
          ids={value}
          describe={(id) => {
            const brand = brands.find((each) => each.id === id);
            return { name: brand?.name ?? String(id), picture: brand?.home_banner };
          }}
          onChange={onChange}
        />
      )}
      {value.length < field.most && (
        <Autocomplete<Brand>
          // A new key empties it for the next brand.
          key={value.length}
          options={brands.filter(({ id }) => !value.includes(id))}
          getOptionLabel={({ name }) => name}
          getOptionKey={({ id }) => id}
          onChange={(_event, brand) => brand && onChange([...value, brand.id])}
          renderInput={(input) => (
            <TextField {...input} label={blockEditorWording.addBrand} helperText={named.words.hint} />
          )}
        />
      )}
    </Box>
  );
}

export const byName = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;
