import Archive from '@mui/icons-material/ArchiveOutlined';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { useListContext, useNotify, useUnselectAll } from 'react-admin';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ChangePricesOfChosen } from './prices/change-prices-buttons.tsx';

/** Actions for the selected products. */
export function ProductBulkActions() {
  const { selectedIds } = useListContext();
  const notify = useNotify();
  const unselectAll = useUnselectAll('products');

  async function archive() {
    for (const id of selectedIds) await api('POST /api/v1/admin/products/:id/archive/', { params: { id } });
    notify(words.archivedMany(selectedIds.length), { type: 'success' });
    unselectAll();
  }

  return (
    <>
      <ChangePricesOfChosen />
      <ActionButton
        startIcon={<Archive />}
        run={archive}
        ask={{ title: words.archiveManyTitle, text: words.archiveManyText, agree: words.archive, isDangerous: true }}
      >
        {words.archive}
      </ActionButton>
    </>
  );
}
