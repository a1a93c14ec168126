import { Create } from 'react-admin';
import { useSaveConflict } from '../../ui/save-conflict.tsx';
import { WholeEdit } from '../../ui/whole-record.tsx';
import { emptyProduct } from './empty-product.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';

export function ProductCreate() {
  return (
    <Create redirect="edit">
      <ProductForm defaultValues={emptyProduct} />
    </Create>
  );
}

export function ProductEdit() {
  const { onRefusal, conflict, formKey } = useSaveConflict();
  return (
    <>
      {conflict}
      <WholeEdit
        mutationMode="pessimistic"
        redirect={false}
        actions={<ProductActions />}
        mutationOptions={{ onError: onRefusal }}
      >
        <ProductForm key={formKey} />
      </WholeEdit>
    </>
  );
}
