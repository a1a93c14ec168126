import Archive from '@mui/icons-material/ArchiveOutlined';
import ContentCopy from '@mui/icons-material/ContentCopy';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Unarchive from '@mui/icons-material/UnarchiveOutlined';
import Button from '@mui/material/Button';
import type { AdminProduct } from '@shop/contract/admin/products.ts';
import { right } from '@shop/contract/admin/rights.ts';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { TopToolbar, useRecordContext, useRedirect } from 'react-admin';
import { api } from '../../api.ts';
import { useIsAllowed } from '../../rights.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { StateChip } from './state-chip.tsx';

/** Actions of a product beside its form. */
export function ProductActions() {
  const product = useRecordContext<AdminProduct>();
  const mayEdit = useIsAllowed(right('catalogue_change'));
  if (product === undefined) return null;
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <StateChip is_active={product.is_active} is_archived={product.archived_at !== null} />
      {product.is_active && (
        <Button
          component="a"
          href={`/product/${product.slug}`}
          target="_blank"
          rel="noopener"
          startIcon={<OpenInNew />}
        >
          {words.view}
        </Button>
      )}
      {mayEdit && <Changes id={product.id} isArchived={product.archived_at !== null} />}
    </TopToolbar>
  );
}

function Changes({ id, isArchived }: { id: number; isArchived: boolean }) {
  const redirect = useRedirect();
  const params = { id };

  async function duplicate() {
    const copy = await api('POST /api/v1/admin/products/:id/duplicate/', { params });
    redirect('edit', 'products', copy.id);
  }

  return (
    <>
      <ActionButton run={duplicate} done={words.duplicated} startIcon={<ContentCopy />}>
        {words.duplicate}
      </ActionButton>
      {isArchived ? (
        <ActionButton
          run={() => api('POST /api/v1/admin/products/:id/restore/', { params })}
          done={words.restored}
          startIcon={<Unarchive />}
        >
          {words.restore}
        </ActionButton>
      ) : (
        <ActionButton
          run={() => api('POST /api/v1/admin/products/:id/archive/', { params })}
          done={words.archived}
          startIcon={<Archive />}
          ask={{ title: words.archiveTitle, text: words.archiveText, agree: words.archive, isDangerous: true }}
        >
          {words.archive}
        </ActionButton>
      )}
    </>
  );
}
