import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { editors, sellers } from '@shop/contract/admin/roles.ts';
import { exportFileNames, exchangeWording as words } from '@shop/wording/admin/exchange.ts';
import { orderStateWording } from '@shop/wording/admin/orders.ts';
import { type ReactNode, useState } from 'react';
import { useIsAllowed } from '../../rights.ts';
import { Panel } from '../../ui/panel.tsx';

type Subject = keyof typeof exportFileNames;
type Filter = Partial<Record<'from' | 'to' | 'state', string>>;

export function ExportPanel() {
  const maySell = useIsAllowed(sellers);
  const mayEdit = useIsAllowed(editors);
  return (
    <Panel title={words.exporting}>
      <Stack spacing={2} divider={<Divider />}>
        <Download subject="products" hint={words.productsHint} />
        {maySell && <FilteredDownload subject="orders" hint={words.ordersHint} hasStates />}
        {maySell && <FilteredDownload subject="customers" hint={words.customersHint} />}
        {maySell && <Download subject="subscriptions" hint={words.subscriptionsHint} />}
        {mayEdit && <Download subject="content" hint={words.contentHint} formats={['json']} />}
        {maySell && <Typography color="text.secondary">{words.recorded}</Typography>}
      </Stack>
    </Panel>
  );
}

type DownloadProps = {
  subject: Subject;
  hint: string;
  formats?: readonly string[];
  filter?: Filter;
  children?: ReactNode;
};

function Download({ subject, hint, formats = ['xlsx', 'csv'], filter = {}, children }: DownloadProps) {
  const exportAddress = (format: string) =>
    `/api/v1/admin/export/${subject}/?${new URLSearchParams({ format, ...filter }).toString()}`;
  return (
    <Stack component="section" aria-label={exportFileNames[subject]} spacing={1}>
      <Typography variant="h3">{exportFileNames[subject]}</Typography>
      <Typography color="text.secondary">{hint}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {children}
        {formats.map((format) => (
          <Button
            key={format}
            variant="outlined"
            href={exportAddress(format)}
            download
            startIcon={<DownloadIcon />}
            aria-label={`${exportFileNames[subject]} ${format.toUpperCase()}`}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function FilteredDownload({ subject, hint, hasStates = false }: DownloadProps & { hasStates?: boolean }) {
  const [filter, setFilter] = useState<Filter>({});
  const field = (name: keyof Filter) => ({
    value: filter[name] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setFilter(({ [name]: _before, ...others }) => (value === '' ? others : { ...others, [name]: value })),
    sx: { width: 170, my: 0 },
  });
  return (
    <Download subject={subject} hint={hint} filter={filter}>
      {(['from', 'to'] as const).map((name) => (
        <TextField
          key={name}
          type="date"
          label={words[name]}
          slotProps={{ inputLabel: { shrink: true } }}
          {...field(name)}
        />
      ))}
      {hasStates && (
        <TextField
          select
          label={words.state}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          {...field('state')}
        >
          <MenuItem value="">{words.anyState}</MenuItem>
          {Object.entries(orderStateWording).map(([state, name]) => (
            <MenuItem key={state} value={state}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Download>
  );
}
