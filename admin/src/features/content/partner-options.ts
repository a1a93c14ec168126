import Checklist from '@mui/icons-material/ChecklistOutlined';
import type { partnerOptionCalls } from '@shop/contract/admin/partner-options.ts';
import { partnerOptionsWording as words } from '@shop/wording/admin/content.ts';
import { contentResource } from './content-resource.tsx';

export const partnerOptions = contentResource<typeof partnerOptionCalls>({
  name: 'partner-options',
  words,
  icon: Checklist,
  list: {
    sort: { field: 'kind', order: 'ASC' },
    filters: [{ source: 'kind', choices: words.kinds }],
    columns: [
      { source: 'kind', render: ({ kind }) => words.kinds[kind] },
      { source: 'name' },
      { source: 'position' },
      { source: 'is_active', as: 'shown' },
    ],
  },
  form: [
    { source: 'kind', as: 'choice', choices: words.kinds, isRequired: true },
    { source: 'name', isRequired: true },
    { source: 'position', as: 'position' },
    { source: 'is_active', as: 'flag', initial: true },
  ],
});
