import { contentWording as words } from '@shop/wording/admin/content.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { ShownChip } from '../../ui/shown-chip.tsx';
import { Table } from '../../ui/table.tsx';
import { ThumbnailField } from '../../ui/thumbnail-field.tsx';

export function CollectionList() {
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} search={words.search}>
      <Table>
        <Table.Col source="banner" disableSort>
          <ThumbnailField source="banner" />
        </Table.Col>
        <Table.Col source="name" />
        <Table.Col source="title" disableSort />
        <Table.Col source="position" />
        <Table.Col source="is_active" disableSort>
          <ShownChip />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
