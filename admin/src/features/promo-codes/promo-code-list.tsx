import type { PromoCode, PromoCodeState } from '@shop/contract/admin/promo-codes.ts';
import { promoCodeStateWording, promoCodesWording as words } from '@shop/wording/admin/promo-codes.ts';
import { FunctionField, SelectInput } from 'react-admin';
import { ListPage } from '../../ui/list-page.tsx';
import { MomentField } from '../../ui/moment-field.tsx';
import { StatusChip, type Tone } from '../../ui/status-chip.tsx';
import { Table } from '../../ui/table.tsx';
import { toChoices } from '../../ui/to-choices.ts';

const tones: Record<PromoCodeState, Tone> = {
  active: 'success',
  upcoming: 'warning',
  ended: 'info',
  used_up: 'info',
  off: 'info',
};

const filters = [<SelectInput key="state" source="state" choices={toChoices(promoCodeStateWording)} alwaysOn />];

export function PromoCodeList() {
  return (
    <ListPage sort={{ field: 'created_at', order: 'DESC' }} search={words.search} filters={filters} empty={words.empty}>
      <Table>
        <Table.Col source="code" />
        <Table.Col source="state" disableSort>
          <FunctionField<PromoCode>
            render={({ state }) => <StatusChip tone={tones[state]} label={promoCodeStateWording[state]} />}
          />
        </Table.Col>
        <Table.Col source="percent" align="right" />
        <Table.Col source="times_used" align="right">
          <FunctionField<PromoCode> render={({ times_used, max_uses }) => words.usedOf(times_used, max_uses)} />
        </Table.Col>
        <Table.Col source="ends_at">
          <MomentField source="ends_at" />
        </Table.Col>
        <Table.Col source="note" disableSort />
      </Table>
    </ListPage>
  );
}
