import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { LetterState, MailedLetter } from '@shop/contract/admin/letters.ts';
import { letterKindWording, letterStateWording, lettersWording as words } from '@shop/wording/admin/letters.ts';
import { officeWording } from '@shop/wording/admin/office.ts';
import { FunctionField, useListContext } from 'react-admin';
import { LetterActions } from '../../letters/letter-actions.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { notOnPhones, Table } from '../../ui/table.tsx';

const tones: Record<LetterState, Tone> = { waiting: 'warning', sent: 'success', failed: 'error', withdrawn: 'info' };
const kinds: Record<string, string> = letterKindWording;

export function LetterList() {
  return (
    <ListPage sort={{ field: 'created_at', order: 'DESC' }} search={words.search} empty={words.empty}>
      <StateTabs />
      <Table rowClick={false} empty={<Typography sx={{ p: 2 }}>{words.noneOfState}</Typography>}>
        <Table.Col source="kind" disableSort>
          <FunctionField<MailedLetter>
            render={({ kind, copy_number }) => (
              <>
                {kinds[kind] ?? kind}
                {copy_number !== null && `, ${words.copy(copy_number)}`}
              </>
            )}
          />
        </Table.Col>
        <Table.Col source="recipient" disableSort>
          <FunctionField<MailedLetter> render={({ recipient }) => recipient || words.forgotten} />
        </Table.Col>
        <Table.Col source="state" disableSort>
          <FunctionField<MailedLetter> render={(letter) => <State {...letter} />} />
        </Table.Col>
        <Table.Col source="attempts" align="right" sx={notOnPhones} />
        <Table.Col source="created_at" sx={notOnPhones}>
          <MomentField source="created_at" />
        </Table.Col>
        <Table.Col source="send_after" sx={notOnPhones}>
          <MomentField source="send_after" />
        </Table.Col>
        <Table.Col source="sent_at" disableSort sx={notOnPhones}>
          <MomentField source="sent_at" />
        </Table.Col>
        <Table.Col label={officeWording.actions} align="right">
          <FunctionField<MailedLetter> render={(letter) => <LetterActions {...letter} />} />
        </Table.Col>
      </Table>
    </ListPage>
  );
}

/** How far it got, and why not further. */
function State({ state, error }: MailedLetter) {
  return (
    <>
      <StatusChip tone={tones[state]} label={letterStateWording[state]} />
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

/** What was searched for stays. */
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
