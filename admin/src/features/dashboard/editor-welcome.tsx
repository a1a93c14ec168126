import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dashboardWording as words } from '@shop/wording/admin/dashboard.ts';
import { Title, useGetResourceLabel, useResourceDefinitions, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Panel } from '../../ui/panel.tsx';
import { BrokenLetterTexts } from './broken-letter-texts.tsx';

/** Links to all resources that the role may open. */
export function EditorWelcome() {
  const resources = Object.values(useResourceDefinitions()).filter(({ hasList }) => hasList);
  const labelOf = useGetResourceLabel();
  const translate = useTranslate();
  return (
    <Stack spacing={2} sx={{ pt: 2, maxWidth: 560 }}>
      <Title title={translate('ra.page.dashboard')} />
      <BrokenLetterTexts />
      <Panel>
        <Typography variant="h2" sx={{ mb: 2 }}>
          {words.welcome}
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {resources.map(({ name }) => (
            <Button key={name} component={Link} to={`/${name}`} variant="outlined">
              {labelOf(name)}
            </Button>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}
