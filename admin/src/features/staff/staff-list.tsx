import { roleNames, staffWording as words } from '@shop/wording/admin/staff.ts';
import { FunctionField } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Table } from '../../ui/table.tsx';
import type { StaffMember } from './staff-member.ts';

export function StaffList() {
  return (
    <ListPage sort={{ field: 'name', order: 'ASC' }} search={words.search}>
      <Table>
        <Table.Col source="name" />
        <Table.Col source="email" />
        <Table.Col source="role">
          <FunctionField<StaffMember> render={({ role }) => roleNames[role]} />
        </Table.Col>
        <Table.Col source="is_active" disableSort>
          <FunctionField<StaffMember>
            render={({ is_active }) =>
              is_active ? (
                <StatusChip tone="success" label={words.works} />
              ) : (
                <StatusChip tone="info" label={words.worksNoMore} />
              )
            }
          />
        </Table.Col>
        <Table.Col source="has_second_factor" disableSort>
          <FunctionField<StaffMember>
            render={({ has_second_factor }) => (has_second_factor ? words.isOn : words.isOff)}
          />
        </Table.Col>
        <Table.Col source="last_sign_in_at" disableSort>
          <MomentField source="last_sign_in_at" />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
