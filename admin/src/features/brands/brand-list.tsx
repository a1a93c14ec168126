import { contentWording as words } from '@shop/wording/admin/content.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { Table } from '../../ui/table.tsx';
import { ThumbnailField } from '../../ui/thumbnail-field.tsx';

export function BrandList() {
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} search={words.search}>
      <Table>
        <Table.Col source="home_banner" disableSort>
          <ThumbnailField source="home_banner" />
        </Table.Col>
        <Table.Col source="name" />
        <Table.Col source="slug" disableSort />
        <Table.Col source="position" />
      </Table>
    </ListPage>
  );
}
