import type { ReactNode } from 'react';
import { Create, DeleteButton, SaveButton, SimpleForm, type SimpleFormProps, Toolbar } from 'react-admin';
import { FormDraft } from '../drafts/form-draft.tsx';
import { useSaveConflict } from './save-conflict.tsx';
import { WholeEdit } from './whole-record.tsx';

type FormPageProps = Pick<SimpleFormProps, 'defaultValues' | 'validate'> & {
  /** The record as the API takes it, of the form's values. */
  transform?: (values: Record<string, unknown>) => Record<string, unknown>;
  /** Where saving leads; it stays here without it. */
  redirect?: 'list' | 'edit' | 'show' | false;
  title?: string;
  /** Beside the form. */
  aside?: React.ReactElement;
  /** Above the form, to the right. */
  actions?: React.ReactElement;
  children: ReactNode;
};

type EditPageProps = FormPageProps & {
  /** Whether it may be deleted here. */
  canDelete?: boolean;
};

/** The server has the last word before the form lets go: what it refuses stands beside the field. */
export function EditPage({ canDelete = false, redirect = false, children, ...page }: EditPageProps) {
  const { defaultValues, validate, transform, title, aside, actions } = page;
  const { hearRefusal, conflict, formKey } = useSaveConflict();
  return (
    <>
      {conflict}
      <WholeEdit
        mutationMode="pessimistic"
        mutationOptions={{ onError: hearRefusal }}
        redirect={redirect}
        {...(transform && { transform })}
        {...(title !== undefined && { title })}
        {...(aside && { aside })}
        {...(actions && { actions })}
      >
        <SimpleForm
          key={formKey}
          {...(defaultValues && { defaultValues })}
          {...(validate && { validate })}
          warnWhenUnsavedChanges
          toolbar={<FormToolbar canDelete={canDelete} />}
        >
          <FormDraft />
          {children}
        </SimpleForm>
      </WholeEdit>
    </>
  );
}

export function CreatePage({ redirect = 'list', children, ...page }: FormPageProps) {
  const { defaultValues, validate, transform, title, aside, actions } = page;
  return (
    <Create
      redirect={redirect}
      {...(transform && { transform })}
      {...(title !== undefined && { title })}
      {...(aside && { aside })}
      {...(actions && { actions })}
    >
      <SimpleForm
        {...(defaultValues && { defaultValues })}
        {...(validate && { validate })}
        warnWhenUnsavedChanges
        toolbar={<FormToolbar />}
      >
        <FormDraft />
        {children}
      </SimpleForm>
    </Create>
  );
}

function FormToolbar({ canDelete = false }: { canDelete?: boolean }) {
  return (
    <Toolbar sx={{ justifyContent: 'space-between' }}>
      <SaveButton />
      {canDelete && <DeleteButton mutationMode="pessimistic" />}
    </Toolbar>
  );
}
