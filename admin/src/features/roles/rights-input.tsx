import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { givableRights, groupOf, type Right, rightGroups, withRequired } from '@shop/contract/admin/rights.ts';
import { rightGroupNames, rightHints, rightNames, roleWording as words } from '@shop/wording/admin/roles.ts';
import { useInput } from 'react-admin';

const groups = rightGroups
  .map((group) => ({ group, rights: givableRights.filter((right) => groupOf(right) === group) }))
  .filter(({ rights }) => rights.length > 0);

const isChosen = (rights: unknown) => (rights as unknown[]).length > 0 || words.chooseOne;

/** The rights of a role by subject. A right that others require comes and goes with them. */
export function RightsInput() {
  const { field, fieldState } = useInput({
    source: 'rights',
    defaultValue: [],
    validate: (rights) => {
      const said = isChosen(rights);
      return said === true ? undefined : said;
    },
  });
  const chosen = field.value as Right[];

  function change(right: Right, isOn: boolean) {
    const stays = (each: Right) => each !== right && !withRequired([each]).includes(right);
    field.onChange(isOn ? withRequired([...chosen, right]) : chosen.filter(stays));
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Typography color="text.secondary" sx={{ mb: 1 }} role="status">
        {words.chosen(chosen.length, givableRights.length)}
      </Typography>
      {fieldState.error && <FormHelperText error>{words.chooseOne}</FormHelperText>}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } }}>
        {groups.map(({ group, rights }) => (
          <Stack key={group} component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, gap: 1 }}>
            <Typography component="legend" variant="h3" sx={{ mb: 1 }}>
              {rightGroupNames[group]}
            </Typography>
            {rights.map((right) => (
              <FormControlLabel
                key={right}
                sx={{ alignItems: 'flex-start', mr: 0 }}
                control={
                  <Checkbox
                    checked={chosen.includes(right)}
                    onChange={({ target }) => change(right, target.checked)}
                    sx={{ py: 0 }}
                  />
                }
                label={<RightLabel right={right} />}
              />
            ))}
          </Stack>
        ))}
      </Box>
    </Box>
  );
}

function RightLabel({ right }: { right: Right }) {
  const required = withRequired([right]).find((each) => each !== right);
  const hints = [rightHints[right], required && words.goesAlong(rightNames[required])].filter(Boolean);
  return (
    <>
      {rightNames[right]}
      <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
        {hints.join(' ')}
      </Typography>
    </>
  );
}
