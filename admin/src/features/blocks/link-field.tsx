import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { pages } from '@shop/contract/pages.ts';
import { productKindNames, productKinds } from '@shop/domain/product-kinds.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { brandsWording } from '@shop/wording/admin/content.ts';
import { pagesWording } from '@shop/wording/admin/pages.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { callApi } from '../../call-api.ts';
import { type FieldProps, labelOf } from './field-props.ts';

const { links: words } = blockEditorWording;

type Suggested = { path: string; name: string; group: string };

/** An address: one of the shop's own pages, or typed. */
export function LinkField({ value, onChange, problems, path, ...named }: FieldProps<'link', string | null>) {
  const [isAsked, setIsAsked] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  const { data: suggested = ownPages, isLoading } = useQuery({
    queryKey: ['own pages'],
    queryFn: readOwnPages,
    enabled: isAsked,
  });
  const problem = problems[path];
  return (
    <Autocomplete<Suggested, false, false, true>
      freeSolo
      openOnFocus
      options={suggested}
      inputValue={value ?? ''}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'reset') return;
        setIsTyped(reason === 'input');
        onChange(typed || null);
      }}
      value={null}
      onChange={(_event, chosen) => onChange(typeof chosen === 'string' ? chosen : (chosen?.path ?? null))}
      onOpen={() => setIsAsked(true)}
      onClose={() => setIsTyped(false)}
      loading={isLoading}
      loadingText={words.loading}
      noOptionsText={words.none}
      groupBy={({ group }) => group}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.path)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.path)}
      filterOptions={(options, { inputValue }) => {
        // An address that was there is to be replaced, so everything is offered.
        if (!isTyped) return options;
        const typed = inputValue.trim().toLowerCase();
        return options.filter((option) => `${option.name} ${option.path}`.toLowerCase().includes(typed));
      }}
      renderOption={({ key, ...option }, { name, path: address }) => (
        <li key={key} {...option}>
          <span>
            {name}
            <br />
            <small>{address}</small>
          </span>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={labelOf(named)}
          error={problem !== undefined}
          helperText={problem ?? named.words.hint}
        />
      )}
    />
  );
}

const ownPages: readonly Suggested[] = words.pages.map(({ page, name }) => ({
  path: pages[page].path,
  name,
  group: words.groups.pages,
}));

type Named = { name: string; slug: string };

async function readOwnPages(): Promise<readonly Suggested[]> {
  const [brands, information, ...kinds] = await Promise.all([
    api('GET /api/v1/admin/brands/', { query: { per_page: 100 } }),
    api('GET /api/v1/admin/information-pages/', { query: { per_page: 100 } }),
    ...productKindNames.map(
      async (kind) =>
        (await callApi('GET', `/api/v1/admin/${productKinds[kind].path}/?per_page=100`)) as { data: Named[] },
    ),
  ]);
  const many = (plural: string) => plural.split(' |||| ')[1] ?? plural;
  const records = (under: string, group: string, data: readonly Named[]) =>
    data.map(({ name, slug }) => ({ path: `${under}${slug}`, name, group }));
  return [
    ...ownPages,
    ...records('/collection/', many(brandsWording.name), brands.data),
    ...productKindNames.flatMap((kind, place) =>
      records(`/${productKinds[kind].page}/`, kindWording[kind].many, kinds[place]?.data ?? []),
    ),
    ...information.data.map(({ path, title }) => ({
      path,
      name: title || path,
      group: many(pagesWording.name),
    })),
  ];
}
