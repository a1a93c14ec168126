import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { TopToolbar, useRecordContext, useRedirect } from 'react-admin';
import { api } from '../../api.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { AddressButton } from './address-button.tsx';
import type { EditedPage } from './edited-page.ts';
import { PageStateChip } from './page-state-chip.tsx';

/** What can be done with a page beside its text. */
export function PageActions() {
  const page = useRecordContext<EditedPage>();
  if (page === undefined) return null;
  const isShown = page.state === 'published';
  const isOwn = page.path.startsWith('/info/');
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <PageStateChip state={page.state} />
      {isShown && (
        <Button component="a" href={page.path} target="_blank" rel="noopener" startIcon={<OpenInNew />}>
          {words.openOnSite}
        </Button>
      )}
      {isOwn && !page.is_prepared && page.state !== 'withdrawn' && <Move page={page} />}
      {isShown && page.id !== 'terms' && <Withdraw page={page} />}
      {page.has_draft && !page.is_prepared && <Discard page={page} />}
    </TopToolbar>
  );
}

type OfPage = { page: EditedPage };

function Move({ page: { id, revision } }: OfPage) {
  const redirect = useRedirect();
  async function move(slug: string) {
    const moved = await api('POST /api/v1/admin/information-pages/:id/move/', {
      params: { id },
      body: { slug, revision },
    });
    redirect('edit', 'information-pages', moved.id);
  }
  return (
    <AddressButton
      field="slug"
      label={words.moveSlug}
      hint={words.slugRule}
      ask={{ title: words.moveTitle, text: words.moveText, agree: words.move }}
      run={move}
      done={words.moved}
    >
      {words.move}
    </AddressButton>
  );
}

function Withdraw({ page: { id, revision } }: OfPage) {
  return (
    <AddressButton
      field="redirect_to"
      label={words.withdrawTo}
      hint={words.withdrawExample}
      listsPages
      ask={{ title: words.withdrawTitle, text: words.withdrawText, agree: words.withdraw, isDangerous: true }}
      run={(redirect_to) =>
        api('POST /api/v1/admin/information-pages/:id/withdraw/', { params: { id }, body: { redirect_to, revision } })
      }
      done={words.withdrawn}
    >
      {words.withdraw}
    </AddressButton>
  );
}

/** Of a page that is public only the draft goes. A prepared page becomes what it was. */
function Discard({ page: { id, version } }: OfPage) {
  const redirect = useRedirect();
  const params = { id };
  if (version > 0)
    return (
      <ActionButton
        color="error"
        run={() => api('DELETE /api/v1/admin/information-pages/:id/draft/', { params })}
        done={words.draftDiscarded}
        ask={{ title: words.discardTitle, text: words.discardText, agree: words.discardDraft, isDangerous: true }}
      >
        {words.discardDraft}
      </ActionButton>
    );
  async function remove() {
    await api('DELETE /api/v1/admin/information-pages/:id/', { params });
    redirect('list', 'information-pages');
  }
  return (
    <ActionButton
      color="error"
      run={remove}
      done={words.deleted}
      ask={{ title: words.deleteTitle, text: words.deleteText, agree: words.deletePage, isDangerous: true }}
    >
      {words.deletePage}
    </ActionButton>
  );
}
