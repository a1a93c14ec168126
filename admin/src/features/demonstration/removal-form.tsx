import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { Demonstration } from '@shop/contract/admin/demonstration.ts';
import { demonstrationWording as words } from '@shop/wording/admin/demonstration.ts';
import { type SubmitEvent, useState } from 'react';
import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { errorMessage, type RefusalBody, refusalCode } from '../../call-api.ts';
import { Panel } from '../../ui/panel.tsx';

const nothing = { name: '', email: '', password: '', shop_name: '' };
type Field = keyof typeof nothing;

/** The field that a refusal is about. */
const fieldOf: Record<string, Field> = { other_shop_name: 'shop_name', sign_in_is_public: 'email' };

function wordsByField(error: unknown): Partial<Record<Field, string>> {
  const field = fieldOf[refusalCode(error) ?? ''];
  if (field !== undefined) return { [field]: errorMessage(error) };
  return (error instanceof HttpError && (error.body as RefusalBody | undefined)?.errors) || {};
}

type RemovalFormProps = { shopName: string; onRemoved: (left: Demonstration) => Promise<void> };

/** Who will own the shop, and the name of the shop in place of a second question. */
export function RemovalForm({ shopName, onRemoved }: RemovalFormProps) {
  const [given, setGiven] = useState(nothing);
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({});
  const [isUnderWay, setIsUnderWay] = useState(false);
  const notify = useNotify();
  const leaveIfDenied = useLogoutIfAccessDenied();

  async function remove(event: SubmitEvent) {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (isUnderWay) return;
    setIsUnderWay(true);
    try {
      await onRemoved(await api('POST /api/v1/admin/demonstration/remove/', { body: given }));
    } catch (error) {
      const said = wordsByField(error);
      const [first] = Object.keys(said);
      setWrong(said);
      if (first !== undefined) (form.elements.namedItem(first) as HTMLElement).focus();
      else if (!(await leaveIfDenied(error))) notify(errorMessage(error), { type: 'error' });
    } finally {
      setIsUnderWay(false);
    }
  }

  const field = (name: Field, hint?: string) => ({
    name,
    required: true,
    fullWidth: true,
    value: given[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setGiven({ ...given, [name]: target.value });
      setWrong({ ...wrong, [name]: undefined });
    },
    error: wrong[name] !== undefined,
    helperText: wrong[name] ?? hint,
  });

  return (
    <Stack component="form" spacing={2} onSubmit={remove}>
      <Panel title={words.owner}>
        <Stack spacing={1.5}>
          <Typography color="text.secondary">{words.ownerText}</Typography>
          <TextField {...field('name')} label={words.ownName} autoComplete="name" />
          <TextField {...field('email')} label={words.email} type="email" autoComplete="username" />
          <TextField
            {...field('password', words.passwordHint)}
            label={words.password}
            type="password"
            autoComplete="new-password"
            slotProps={{ htmlInput: { minLength: 12 } }}
          />
        </Stack>
      </Panel>
      <Panel title={words.confirmation}>
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <TextField
            {...field('shop_name', words.shopNameHint(shopName))}
            label={words.shopName}
            autoComplete="off"
            slotProps={{ htmlInput: { spellCheck: false } }}
          />
          <Typography>{words.noWayBack}</Typography>
          <Button type="submit" variant="contained" color="error" loading={isUnderWay}>
            {words.remove}
          </Button>
        </Stack>
      </Panel>
    </Stack>
  );
}
