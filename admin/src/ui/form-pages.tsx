import type { ReactNode } from 'react';
import { Create, DeleteButton, SaveButton, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import { FormDraft } from '../drafts/form-draft.tsx';
import { useSaveConflict } from './save-conflict.tsx';
import { WholeEdit } from './whole-record.tsx';

type FormPageProps = Pick<SimpleFormProps, 'defaultValues' | 'validate'> & {
  /** Converts the form's values to the record that the API takes. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Where to go after saving; stays on the page by default. */
  redirect?: 'list' | 'edit' | 'show' | false;
  title?: string;
  /** Shown beside the form. */
  aside?: React.ReactElement;
  /** Shown above the form, at the right. */
  actions?: React.ReactElement;
  children: ReactNode;
};

type EditPageProps = FormPageProps & {
  /** Whether the record can be deleted here. */
  canDelete?: boolean;
};

/**
 * Waits for the server before leaving the form (`mutationMode` pessimistic), so that refusals appear beside the fields.
 */
export function EditPage({ canDelete = false, redirect = false, children, ...page }: EditPageProps) {
  const { onRefusal, conflict, formKey } = useSaveConflict();
  return (
    <>
      {conflict}
      <WholeEdit
        mutationMode="pessimistic"
        mutationOptions={{ onError: onRefusal }}
        redirect={redirect}
        {...aroundForm(page)}
      >
        <PageForm key={formKey} of={page} canDelete={canDelete}>
          {children}
        </PageForm>
      </WholeEdit>
    </>
  );
}

export function CreatePage({ redirect = 'list', children, ...page }: FormPageProps) {
  return (
    <Create redirect={redirect} {...aroundForm(page)}>
      <PageForm of={page}>{children}</PageForm>
    </Create>
  );
}

type Page = Omit<FormPageProps, 'redirect' | 'children'>;

const aroundForm = ({ defaultValues: _, validate: __, ...around }: Page) => around;

function PageForm({ of, canDelete = false, children }: { of: Page; canDelete?: boolean; children: ReactNode }) {
  const { defaultValues, validate } = of;
  return (
    <SimpleForm
      {...(defaultValues && { defaultValues })}
      {...(validate && { validate })}
      warnWhenUnsavedChanges
      toolbar={<FormToolbar canDelete={canDelete} />}
    >
      <FormDraft />
      {children}
    </SimpleForm>
  );
}

function FormToolbar({ canDelete }: { canDelete: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
