import { contentWording as words } from '@shop/wording/admin/content.ts';
import { SelectField, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { ShownChip } from '../../ui/shown-chip.tsx';
import { Table } from '../../ui/table.tsx';
import { kindChoices } from './kind-choices.ts';

const filters = [<SelectInput key="kind" source="kind" choices={kindChoices} alwaysOn />];

export function PartnerOptionList() {
  return (
    <ListPage sort={{ field: 'kind', order: 'ASC' }} search={words.search} filters={filters}>
      <Table>
        <Table.Col source="kind">
          <SelectField source="kind" choices={kindChoices} />
        </Table.Col>
        <Table.Col source="name" />
        <Table.Col source="position" />
        <Table.Col source="is_active" disableSort>
          <ShownChip />
        </Table.Col>
      </Table>
    </ListPage>
  );
}
