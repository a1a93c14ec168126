import { toSlug } from '@shop/domain/slugs.ts';
import { pagesWording as words } from '@shop/wording/admin/pages.ts';
import {
  Create,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDraft } from '../../drafts/form-draft.tsx';
import { RichTextInput } from '../../ui/rich-text-input.tsx';
import { useSaveConflict } from '../../ui/save-conflict.tsx';
import { WholeEdit, wholeRecord } from '../../ui/whole-record.tsx';
import type { EditedPage } from './edited-page.ts';
import { PageActions } from './page-actions.tsx';
import { PageHistory } from './page-history.tsx';
import { PageNotes } from './page-notes.tsx';
import { PreviewButton } from './preview-button.tsx';

type NewPage = { title: string; slug: string | null; content: string | null };

/** A new page begins as a draft: it has an address, and nobody sees it. */
export function PageCreate() {
  return (
    <Create
      redirect="edit"
      title={words.newPage}
      transform={({ title, slug, content }: NewPage) => ({
        title,
        slug: slug || toSlug(title),
        content: content ?? '',
      })}
    >
      <SimpleForm
        warnWhenUnsavedChanges
        toolbar={
          <Toolbar>
            <SaveButton label={words.saveDraft} />
          </Toolbar>
        }
      >
        <FormDraft />
        <TextInput source="title" validate={required()} />
        <NewSlug />
        <RichTextInput source="content" />
        <PreviewButton />
      </SimpleForm>
    </Create>
  );
}

function NewSlug() {
  const [title, slug] = useWatch({ name: ['title', 'slug'] }) as [string | null, string | null];
  const suggested = toSlug(title ?? '');
  const address = slug || suggested;
  return (
    <TextInput
      source="slug"
      parse={(typed: string) => typed}
      helperText={address === '' ? words.slugHint : words.addressIs(`/info/${address}`)}
      slotProps={{ htmlInput: { placeholder: suggested }, inputLabel: { shrink: true } }}
    />
  );
}

export function PageEdit() {
  const { onRefusal, conflict, formKey } = useSaveConflict();
  return (
    <>
      {conflict}
      <WholeEdit
        mutationMode="pessimistic"
        redirect={false}
        actions={<PageActions />}
        aside={<PageHistory />}
        mutationOptions={{ onError: onRefusal }}
      >
        <PageForm key={formKey} />
      </WholeEdit>
    </>
  );
}

function PageForm() {
  return (
    <SimpleForm warnWhenUnsavedChanges toolbar={<PageToolbar />}>
      <PageNotes />
      <FormDraft />
      <TextInput source="title" validate={required()} />
      <RichTextInput source="content" />
      <PreviewButton />
    </SimpleForm>
  );
}

/** «Опублікувати» is the form's own way of saving; a draft is another call with the same values. */
function PageToolbar() {
  const page = useRecordContext<EditedPage>();
  const notify = useNotify();
  const refresh = useRefresh();
  const done = (message: string) => () => {
    notify(message, { type: 'success' });
    refresh();
  };
  return (
    <Toolbar sx={{ flexWrap: 'wrap', gap: 1, py: 1 }}>
      <SaveButton
        // A button that submits the form would not use the options below.
        type="button"
        label={words.publish}
        alwaysEnable={page?.has_draft === true || page?.state === 'withdrawn'}
        mutationOptions={{ meta: wholeRecord, onSuccess: done(words.published) }}
      />
      <SaveButton
        type="button"
        variant="outlined"
        label={words.saveDraft}
        mutationOptions={{ meta: { ...wholeRecord, part: 'draft' }, onSuccess: done(words.draftSaved) }}
      />
    </Toolbar>
  );
}
