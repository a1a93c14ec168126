import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { LetterState, MailedLetter } from '@shop/contract/admin/letters.ts';
import { adminWording } from '@shop/wording/admin/admin.ts';
import { letterKindWording, letterStateWording, lettersWording as words } from '@shop/wording/admin/letters.ts';
import { shortDateAndTime } from '@shop/wording/dates.ts';
import { useListContext } from 'react-admin';
import { LetterActions } from '../../letters/letter-actions.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { recordList } from '../../ui/record-list.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { onlyOnPhones } from '../../ui/table.tsx';

const tones: Record<LetterState, Tone> = { waiting: 'warning', sent: 'success', failed: 'error', withdrawn: 'info' };
const kinds: Record<string, string> = letterKindWording;

export const LetterList = recordList<MailedLetter>({
  sort: { field: 'created_at', order: 'DESC' },
  search: words.search,
  empty: words.empty,
  above: <StateTabs />,
  table: { rowClick: false, empty: <Typography sx={{ p: 2 }}>{words.noneOfState}</Typography> },
  columns: [
    { source: 'kind', disableSort: true, render: (letter) => <About {...letter} /> },
    {
      source: 'recipient',
      disableSort: true,
      notOnPhones: true,
      sx: { overflowWrap: 'anywhere' },
      render: ({ recipient }) => recipient || words.forgotten,
    },
    { source: 'state', disableSort: true, render: (letter) => <State {...letter} /> },
    { source: 'created_at', as: 'moment', notOnPhones: true },
    {
      source: 'sent_at',
      disableSort: true,
      notOnPhones: true,
      render: ({ send_after }) =>
        send_after === null ? (
          <MomentField source="sent_at" />
        ) : (
          words.notBefore(shortDateAndTime(new Date(send_after)))
        ),
    },
    { label: adminWording.actions, render: (letter) => <LetterActions {...letter} /> },
  ],
});

/** Includes the recipient on phones, which have no column for it. */
function About({ kind, copy_number, recipient }: MailedLetter) {
  return (
    <>
      {kinds[kind] ?? kind}
      {copy_number !== null && `, ${words.copy(copy_number)}`}
      <Typography variant="caption" component="div" sx={{ ...onlyOnPhones, overflowWrap: 'anywhere', minWidth: 120 }}>
        {recipient || words.forgotten}
      </Typography>
    </>
  );
}

/** State, number of attempts and error. */
function State({ state, attempts, error }: MailedLetter) {
  return (
    <>
      <StatusChip tone={tones[state]} label={letterStateWording[state]} />
      {attempts > 1 && <Typography variant="caption"> {words.tried(attempts)}</Typography>}
      {error && (
        <Typography variant="caption" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {words.knownErrors[error] ?? error}
        </Typography>
      )}
    </>
  );
}

type TabName = keyof typeof words.tabs;
const tabs = Object.keys(words.tabs) as TabName[];

/** Tabs by state; the search text stays. */
function StateTabs() {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { state = 'all', ...others } = filterValues;
  return (
    <Tabs
      value={tabs.includes(state) ? state : false}
      onChange={(_event, name: TabName) =>
        setFilters(name === 'all' ? others : { ...others, state: name }, displayedFilters)
      }
      aria-label={words.tabsLabel}
      variant="scrollable"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((name) => (
        <Tab key={name} value={name} label={words.tabs[name]} />
      ))}
    </Tabs>
  );
}
