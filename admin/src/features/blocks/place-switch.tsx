import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type BlockPlace, blockPlaceNames } from '@shop/domain/block-kinds.ts';
import { blockEditorWording as words } from '@shop/wording/admin/block-editor.ts';
import { blockPlaceNames as placeNames } from '@shop/wording/admin/block-places.ts';
import { useNavigate } from 'react-router';

/** What is made of blocks: the page that is edited, and the others. */
export function PlaceSwitch({ place, count }: { place: BlockPlace; count?: number }) {
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flexShrink: 0 }}>
      <TextField
        select
        margin="none"
        label={words.place}
        value={place}
        onChange={({ target }) => navigate(`/blocks/${target.value}`)}
        sx={{ width: 200 }}
      >
        {blockPlaceNames.map((name) => (
          <MenuItem key={name} value={name}>
            {placeNames[name]}
          </MenuItem>
        ))}
      </TextField>
      {count !== undefined && (
        <Typography variant="caption" color="text.secondary" noWrap>
          {words.count(count)}
        </Typography>
      )}
    </Box>
  );
}
