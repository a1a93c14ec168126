import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { moved } from './edit-blocks.ts';
import { SortedRow, SortedRows } from './sorted-rows.tsx';

export type ChosenRecord = { name: string; picture?: string | null | undefined; note?: string };

type ChosenRecordsProps = {
  label: string;
  ids: readonly number[];
  describe: (id: number) => ChosenRecord;
  onChange: (ids: number[]) => void;
};

/** Records chosen by hand, in their order. */
export function ChosenRecords({ label, ids, describe, onChange }: ChosenRecordsProps) {
  const move = (from: number, to: number) => onChange([...moved(ids, from, to)]);
  return (
    <Box sx={{ border: 1, borderBottom: 0, borderColor: 'divider', borderRadius: 1, overflow: 'hidden', mb: 1 }}>
      <SortedRows label={label} ids={ids.map(String)} onMove={move}>
        {ids.map((id, place) => {
          const { name, picture, note } = describe(id);
          return (
            <SortedRow key={id} id={String(id)} name={name} onMoveBy={(steps) => move(place, place + steps)}>
              <Box sx={{ display: 'flex', flex: 1, minWidth: 0, alignItems: 'center', gap: 1, py: 0.75 }}>
                {picture && (
                  <Box
                    component="img"
                    src={picture}
                    alt=""
                    sx={{ width: 36, height: 36, objectFit: 'contain', bgcolor: 'action.hover', borderRadius: 1 }}
                  />
                )}
                <Box sx={{ minWidth: 0 }}>
                  <Typography noWrap title={name}>
                    {name}
                  </Typography>
                  {note && (
                    <Typography noWrap variant="caption" color="text.secondary" component="p">
                      {note}
                    </Typography>
                  )}
                </Box>
              </Box>
              <IconButton
                size="small"
                aria-label={`${words.removePicture}: ${name}`}
                onClick={() => onChange(ids.filter((each) => each !== id))}
              >
                <Close fontSize="small" />
              </IconButton>
            </SortedRow>
          );
        })}
      </SortedRows>
    </Box>
  );
}
