import { bannersWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { ListPage } from '../../ui/list-page.tsx';
import { ShownChip } from '../../ui/shown-chip.tsx';
import { Table } from '../../ui/table.tsx';
import { ThumbnailField } from '../../ui/thumbnail-field.tsx';

export function BannerList() {
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} search={words.search} empty={bannersWording.empty}>
      <Table>
        <Table.Col source="picture" disableSort>
          <ThumbnailField source="picture" />
        </Table.Col>
        <Table.Col source="title" />
        <Table.Col source="link" disableSort />
        <Table.Col source="position" />
        <Table.Col source="is_active" disableSort>
          <ShownChip />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
