import Typography from '@mui/material/Typography';
import { pageStateWording, pagesWording as words } from '@shop/wording/admin/pages.ts';
import { recordList } from '../../ui/record-list.tsx';
import type { ListedPage } from './edited-page.ts';
import { PageStateChip } from './page-state-chip.tsx';

const nameOf = ({ id, title }: ListedPage) => title || (words.types as Record<string, string>)[id];

export const PageList = recordList<ListedPage>({
  sort: { field: 'id', order: 'ASC' },
  search: words.search,
  table: { rowClick: 'edit' },
  columns: [
    {
      source: 'title',
      disableSort: true,
      render: (page) => (
        <>
          {nameOf(page)}
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {page.path}
          </Typography>
        </>
      ),
    },
    {
      source: 'state',
      disableSort: true,
      render: (page) => (
        <>
          <PageStateChip state={page.state} />
          {page.has_draft && page.state !== 'draft' && (
            <Typography variant="body2">{pageStateWording.draft}</Typography>
          )}
          {page.redirect_to && (
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {words.leadsTo(page.redirect_to)}
            </Typography>
          )}
        </>
      ),
    },
    { source: 'updated_at', as: 'moment', disableSort: true, notOnPhones: true },
  ],
});
