import Typography from '@mui/material/Typography';
import { staffRoles } from '@shop/contract/admin/roles.ts';
import type { ApiReply } from '@shop/contract/client.ts';
import { rightNames } from '@shop/wording/admin/roles.ts';
import { roleNames, staffWording as words } from '@shop/wording/admin/staff.ts';
import { RadioButtonGroupInput, required, useGetList } from 'react-admin';

type OwnRole = ApiReply<'GET /api/v1/admin/roles/'>['data'][number];
type Choice = { id: string | number; name: string; hint: string };

const builtIn: readonly Choice[] = staffRoles.map((id) => ({ id, name: roleNames[id], hint: words.roleHints[id] }));

/** A radio button has a text as its value; own roles have numbers. */
const readValue = (value: string) => (/^\d+$/.test(value) ? Number(value) : value);

/** Roles with what each may do. */
export function RoleInput() {
  const { data = [] } = useGetList<OwnRole>('roles', { pagination: { page: 1, perPage: 100 } });
  const own = data.map(({ id, name, rights }) => ({
    id,
    name,
    hint: rights.map((right) => rightNames[right]).join(' · '),
  }));
  return (
    <RadioButtonGroupInput
      source="role"
      choices={[...builtIn, ...own]}
      row={false}
      sx={{ '& .MuiFormControlLabel-root': { my: 0.5 } }}
      parse={readValue}
      validate={required()}
      optionText={({ name, hint }: Choice) => (
        <>
          {name}
          <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
            {hint}
          </Typography>
        </>
      )}
    />
  );
}
