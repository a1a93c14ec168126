import { contentWording as words } from '@shop/wording/admin/content.ts';
import { FunctionField } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { moneyText } from '../../ui/money-field.tsx';
import { ShownChip } from '../../ui/shown-chip.tsx';
import { Table } from '../../ui/table.tsx';
import { ThumbnailField } from '../../ui/thumbnail-field.tsx';

type Offer = { id: number; values: readonly { value: string; is_active: boolean }[] };

export function CertificateOfferList() {
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} search={words.search}>
      <Table>
        <Table.Col source="picture" disableSort>
          <ThumbnailField source="picture" />
        </Table.Col>
        <Table.Col source="name" />
        <Table.Col source="values" disableSort>
          <FunctionField<Offer>
            render={({ values }) =>
              values
                .filter(({ is_active }) => is_active)
                .map(({ value }) => moneyText(value))
                .join(', ')
            }
          />
        </Table.Col>
        <Table.Col source="position" />
        <Table.Col source="is_active" disableSort>
          <ShownChip />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
