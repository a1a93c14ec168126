import type { FieldsOf, RowOf } from '@shop/contract/admin/records.ts';
import { type NeededRight, right } from '@shop/contract/admin/rights.ts';
import { contentWording as words } from '@shop/wording/admin/content.ts';
import type { AdminResource } from '../../admin-resource.ts';
import { type FormField, FormFields } from '../../ui/form-fields.tsx';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { type RecordListProps, recordList } from '../../ui/record-list.tsx';

type ContentResource<Calls> = Pick<AdminResource, 'name' | 'words' | 'icon'> & {
  /** The field that names a record. */
  represent?: 'name' | (keyof RowOf<Calls> & string);
  list: Partial<RecordListProps<RowOf<Calls>>> & Pick<RecordListProps<RowOf<Calls>>, 'columns'>;
  form: readonly FormField<FieldsOf<Calls>>[];
  /** The right of its calls in the contract: whoever may change it sees it. */
  needs?: NeededRight;
};

/** The list and the forms of a kind of content, such as brands. */
export function contentResource<Calls>({
  represent = 'name',
  list,
  form,
  needs = right('content'),
  ...resource
}: ContentResource<Calls>): AdminResource {
  return {
    ...resource,
    needs,
    recordRepresentation: represent,
    list: recordList<RowOf<Calls>>({ sort: { field: 'position', order: 'ASC' }, search: words.search, ...list }),
    create: () => (
      <CreatePage>
        <FormFields of={form} />
      </CreatePage>
    ),
    edit: () => (
      <EditPage canDelete redirect="list">
        <FormFields of={form} />
      </EditPage>
    ),
  };
}
