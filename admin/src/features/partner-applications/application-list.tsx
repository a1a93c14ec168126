import type { SentApplication } from '@shop/contract/admin/partner-applications.ts';
import {
  partnerApplicationStateWording,
  partnerApplicationsWording as words,
} from '@shop/wording/admin/partner-applications.ts';
import { phoneInRow } from '@shop/wording/admin/phones.ts';
import { recordList } from '../../ui/record-list.tsx';
import { ApplicationStateChip } from './application-state.tsx';

export const ApplicationList = recordList<SentApplication>({
  sort: { field: 'created_at', order: 'DESC' },
  search: words.search,
  filters: [{ source: 'state', choices: partnerApplicationStateWording }],
  empty: words.empty,
  columns: [
    { source: 'last_name', render: ({ last_name, first_name }) => `${last_name} ${first_name}` },
    { source: 'state', disableSort: true, render: ({ state }) => <ApplicationStateChip state={state} /> },
    { source: 'position', disableSort: true },
    { source: 'clinic_name', disableSort: true },
    { source: 'phone_number', disableSort: true, render: ({ phone_number }) => phoneInRow(phone_number) },
    { source: 'created_at', as: 'moment' },
    { source: 'decided_at', as: 'moment' },
  ],
});
