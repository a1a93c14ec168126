import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { FunctionField } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { notOnPhones, Table } from '../../ui/table.tsx';
import type { EditedPage } from './edited-page.ts';

export function PageList() {
  return (
    <ListPage sort={{ field: 'id', order: 'ASC' }}>
      <Table rowClick="edit">
        <Table.Col source="id" disableSort>
          <FunctionField<EditedPage> render={({ id }) => words.types[id]} />
        </Table.Col>
        <Table.Col source="title" disableSort />
        <Table.Col source="version" disableSort>
          <FunctionField<EditedPage> render={({ version }) => version || words.unpublished} />
        </Table.Col>
        <Table.Col source="updated_at" disableSort sx={notOnPhones}>
          <MomentField source="updated_at" />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
