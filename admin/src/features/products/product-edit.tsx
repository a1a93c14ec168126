import { useSaveConflict } from '../../ui/save-conflict.tsx';
import { WholeEdit } from '../../ui/whole-record.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';

export function ProductEdit() {
  const { hearRefusal, conflict, formKey } = useSaveConflict();
  return (
    <>
      {conflict}
      <WholeEdit
        mutationMode="pessimistic"
        redirect={false}
        actions={<ProductActions />}
        mutationOptions={{ onError: hearRefusal }}
      >
        <ProductForm key={formKey} />
      </WholeEdit>
    </>
  );
}
