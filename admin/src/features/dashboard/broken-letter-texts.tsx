import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { editors } from '@shop/contract/admin/roles.ts';
import { letterTextsWording as words } from '@shop/wording/admin/letter-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';
import { Panel } from '../../ui/panel.tsx';

/** Texts of letters that could not be used, for those who may correct them. */
export function BrokenLetterTexts() {
  const isAllowed = useIsAllowed(editors);
  const { data } = useQuery({
    queryKey: ['letter-texts'],
    queryFn: () => api('GET /api/v1/admin/letter-texts/'),
    enabled: isAllowed,
  });
  const broken = data?.data.filter(({ failed_at }) => failed_at !== null) ?? [];
  if (broken.length === 0) return null;
  return (
    <Panel title={`${words.broken}: ${broken.length}`}>
      <Typography color="text.secondary">{words.brokenHint}</Typography>
      <Stack component="ul" spacing={1} sx={{ pl: 2.5, mb: 0 }}>
        {broken.map(({ id, name, failure }) => (
          <li key={id}>
            <Link component={RouterLink} to={`/letter-texts/${id}`}>
              {name}
            </Link>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {failure}
            </Typography>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
