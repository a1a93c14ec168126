import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import { recordList } from '../../ui/record-list.tsx';
import type { EditedPage } from './edited-page.ts';

export const PageList = recordList<EditedPage>({
  sort: { field: 'id', order: 'ASC' },
  table: { rowClick: 'edit' },
  columns: [
    { source: 'id', disableSort: true, render: ({ id }) => words.types[id] },
    { source: 'title', disableSort: true },
    { source: 'version', disableSort: true, render: ({ version }) => version || words.unpublished },
    { source: 'updated_at', as: 'moment', disableSort: true, notOnPhones: true },
  ],
});
