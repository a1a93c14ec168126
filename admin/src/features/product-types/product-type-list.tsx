import { contentWording as words } from '@shop/wording/admin/content.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { Table } from '../../ui/table.tsx';

export function ProductTypeList() {
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} search={words.search}>
      <Table>
        <Table.Col source="name" />
        <Table.Col source="slug" disableSort />
        <Table.Col source="position" />
      </Table>
    </ListPage>
  );
}
