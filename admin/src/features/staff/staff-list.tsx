import { roleNames, staffWording as words } from '@shop/wording/admin/staff.ts';
import { recordList } from '../../ui/record-list.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import type { StaffMember } from './staff-member.ts';

export const StaffList = recordList<StaffMember>({
  sort: { field: 'name', order: 'ASC' },
  search: words.search,
  columns: [
    { source: 'name' },
    { source: 'email' },
    { source: 'role', render: ({ role }) => roleNames[role] },
    {
      source: 'is_active',
      disableSort: true,
      render: ({ is_active }) =>
        is_active ? (
          <StatusChip tone="success" label={words.works} />
        ) : (
          <StatusChip tone="info" label={words.worksNoMore} />
        ),
    },
    {
      source: 'has_second_factor',
      disableSort: true,
      render: ({ has_second_factor }) => (has_second_factor ? words.isOn : words.isOff),
    },
    { source: 'last_sign_in_at', as: 'moment', disableSort: true },
  ],
});
