import Typography from '@mui/material/Typography';
import { roleNames, staffWording as words } from '@shop/wording/admin/staff.ts';
import { RadioButtonGroupInput, required } from 'react-admin';

const choices = (Object.keys(roleNames) as (keyof typeof roleNames)[]).map((id) => ({ id }));

/** Roles with what each may do. */
export function RoleInput() {
  return (
    <RadioButtonGroupInput
      source="role"
      choices={choices}
      row={false}
      validate={required()}
      optionText={({ id }: (typeof choices)[number]) => (
        <>
          {roleNames[id]}
          <Typography variant="caption" color="text.secondary" component="span" sx={{ display: 'block' }}>
            {words.roleHints[id]}
          </Typography>
        </>
      )}
    />
  );
}
