import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { letterTextGroups, letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ListPage } from '../../ui/list-page.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { LetterTextRow } from './letter-text.ts';

export function LetterTextList() {
  return (
    <ListPage sort={{ field: 'id', order: 'ASC' }}>
      <Groups />
    </ListPage>
  );
}

/** All letters, by what they are about. */
function Groups() {
  const { data = [] } = useListContext<LetterTextRow>();
  const rows = new Map(data.map((row) => [row.id, row]));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        py: 1,
        alignItems: 'start',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {letterTextGroups.map(({ name, kinds }) => (
        <Panel key={name} title={name}>
          <List disablePadding>
            {kinds.flatMap((kind) => {
              const row = rows.get(kind);
              return row === undefined ? [] : [<LetterItem key={kind} {...row} />];
            })}
          </List>
        </Panel>
      ))}
    </Box>
  );
}

function LetterItem({ id, name, is_changed, updated_at, failed_at }: LetterTextRow) {
  const when = updated_at === null ? words.original : `${words.changed} ${shortDateAndTime(new Date(updated_at))}`;
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={`/letter-texts/${id}`} sx={{ gap: 1, px: 1 }}>
        <ListItemText primary={name} secondary={when} />
        {failed_at !== null && <Chip size="small" color="error" label={words.failed} />}
        {is_changed && failed_at === null && (
          <Chip size="small" variant="outlined" color="primary" label={words.changed} />
        )}
      </ListItemButton>
    </ListItem>
  );
}
