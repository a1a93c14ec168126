import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { letterTextGroups, letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { ListPage } from '../../ui/list-page.tsx';
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
    <Box sx={{ p: 2, columnGap: 4, columnCount: { md: 2 } }}>
      {letterTextGroups.map(({ name, kinds }) => (
        <Box key={name} component="section" aria-label={name} sx={{ breakInside: 'avoid', pb: 3 }}>
          <Typography variant="h2">{name}</Typography>
          <List disablePadding>
            {kinds.flatMap((kind) => {
              const row = rows.get(kind);
              return row === undefined ? [] : [<LetterItem key={kind} {...row} />];
            })}
          </List>
        </Box>
      ))}
    </Box>
  );
}

function LetterItem({ id, name, updated_at, failed_at }: LetterTextRow) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={`/letter-texts/${id}`} sx={{ gap: 1, px: 1 }}>
        <ListItemText
          primary={name}
          secondary={updated_at && `${words.changed} ${shortDateAndTime(new Date(updated_at))}`}
        />
        {failed_at !== null && <Chip size="small" color="error" label={words.failed} />}
      </ListItemButton>
    </ListItem>
  );
}
