import { Create } from 'react-admin';
import { emptyProduct } from './empty-product.ts';
import { ProductForm } from './product-form.tsx';

export function ProductCreate() {
  return (
    <Create redirect="edit">
      <ProductForm defaultValues={emptyProduct} />
    </Create>
  );
}
