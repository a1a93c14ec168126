import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { type ComponentType, useState } from 'react';
import { emptyValues, moved } from './edit-blocks.ts';
import { type FieldProps, labelOf } from './field-props.ts';
import { SortedRow, SortedRows } from './sorted-rows.tsx';

type Item = Record<string, unknown>;
type ListFieldProps = FieldProps<'list', readonly Item[]> & {
  // Passed in: a list draws fields, and a list is a field.
  Fields: ComponentType<
    Pick<FieldProps, 'problems' | 'path' | 'referred' | 'onRefer' | 'within'> & {
      fields: FieldProps<'list'>['field']['of'];
      words: NonNullable<FieldProps['words']['fields']>;
      values: Item;
      onChange: (values: Item) => void;
    }
  >;
};

/** Items that are added, removed and put into another order. */
export function ListField({ field, words, value, onChange, path, Fields, ...rest }: ListFieldProps) {
  const [kept, setKeys] = useState<string[]>(() => value.map(() => crypto.randomUUID()));
  // Items have no ids of their own; keys follow them through every change made here.
  const keys = kept.length === value.length ? kept : value.map((_, place) => String(place));
  const item = words.item ?? words.label;

  function move(from: number, to: number) {
    setKeys([...moved(keys, from, to)]);
    onChange(moved(value, from, to));
  }

  function add() {
    setKeys([...keys, crypto.randomUUID()]);
    onChange([...value, emptyValues(field.of)]);
  }

  function remove(place: number) {
    setKeys(keys.toSpliced(place, 1));
    onChange(value.toSpliced(place, 1));
  }

  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {labelOf({ words })}
      </Typography>
      <Box sx={value.length > 0 ? { border: 1, borderBottom: 0, borderColor: 'divider', borderRadius: 1 } : {}}>
        <SortedRows label={words.label} ids={keys} onMove={move}>
          {value.map((values, place) => {
            const within = blockEditorWording.item(item, place + 1);
            return (
              <SortedRow
                key={keys[place]}
                id={keys[place]!}
                name={within}
                onMoveBy={(steps) => move(place, place + steps)}
              >
                <Box sx={{ flex: 1, minWidth: 0, pb: 1.5, pr: 0.5 }}>
                  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
                    <Typography variant="caption" color="text.secondary">
                      {within}
                    </Typography>
                    <IconButton
                      size="small"
                      aria-label={blockEditorWording.removeItem(item, place + 1)}
                      onClick={() => remove(place)}
                    >
                      <Delete fontSize="small" />
                    </IconButton>
                  </Box>
                  <Fields
                    {...rest}
                    fields={field.of}
                    words={words.fields ?? {}}
                    values={values}
                    onChange={(changed) => onChange(value.with(place, changed))}
                    path={`${path}.${place}`}
                    within={within}
                  />
                </Box>
              </SortedRow>
            );
          })}
        </SortedRows>
      </Box>
      {value.length < field.most && (
        <Button startIcon={<Add />} onClick={add} sx={{ mt: 1 }}>
          {blockEditorWording.addItem(item)}
        </Button>
      )}
    </Box>
  );
}
