import Typography from '@mui/material/Typography';
import type { LetterState, MailedLetter } from '@shop/contract/admin/letters.ts';
import { letterKindWording, letterStateWording, lettersWording as words } from '@shop/wording/admin/letters.ts';
import { officeWording } from '@shop/wording/admin/office.ts';
import { FunctionField, SelectInput } from 'react-admin';
import { LetterActions } from '../../letters/letter-actions.tsx';
import { choicesOf } from '../../ui/choices-of.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { Table } from '../../ui/table.tsx';

const tones: Record<LetterState, Tone> = { waiting: 'warning', sent: 'success', failed: 'error', withdrawn: 'info' };
const kinds: Record<string, string> = letterKindWording;

const filters = [<SelectInput key="state" source="state" choices={choicesOf(letterStateWording)} alwaysOn />];

/** It opens with what failed: the rest takes care of itself. */
export function LetterList() {
  return (
    <ListPage
      sort={{ field: 'created_at', order: 'DESC' }}
      search={words.search}
      filters={filters}
      filterDefaultValues={{ state: 'failed' }}
      empty={words.empty}
    >
      <Table rowClick={false}>
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
          <FunctionField<MailedLetter>
            render={({ state }) => <StatusChip tone={tones[state]} label={letterStateWording[state]} />}
          />
        </Table.Col>
        <Table.Col source="attempts" align="right" />
        <Table.Col source="error" disableSort>
          <FunctionField<MailedLetter>
            render={({ error }) => (
              <Typography variant="caption" sx={{ overflowWrap: 'anywhere' }}>
                {error && (words.knownErrors[error] ?? error)}
              </Typography>
            )}
          />
        </Table.Col>
        <Table.Col source="created_at">
          <MomentField source="created_at" />
        </Table.Col>
        <Table.Col source="send_after">
          <MomentField source="send_after" />
        </Table.Col>
        <Table.Col source="sent_at" disableSort>
          <MomentField source="sent_at" />
        </Table.Col>
        <Table.Col label={officeWording.actions} align="right">
          <FunctionField<MailedLetter> render={(letter) => <LetterActions {...letter} />} />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
