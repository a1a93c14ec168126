import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { useState } from 'react';
import { Edit, useNotify, useRefresh } from 'react-admin';
import { refusalCode, wordsOf } from '../../call-api.ts';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';
import { wholeProduct } from './whole-product.ts';

export function ProductEdit() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [hasConflict, setHasConflict] = useState(false);

  function hearRefusal(error: unknown) {
    if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
    else notify(wordsOf(error), { type: 'error' });
  }

  return (
    <>
      {hasConflict && (
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button
              color="inherit"
              onClick={() => {
                setHasConflict(false);
                refresh();
              }}
            >
              {words.showTheirs}
            </Button>
          }
        >
          {words.conflict}
        </Alert>
      )}
      <Edit
        mutationMode="pessimistic"
        redirect={false}
        actions={<ProductActions />}
        queryOptions={{ meta: wholeProduct }}
        mutationOptions={{ meta: wholeProduct, onError: hearRefusal }}
      >
        <ProductForm />
      </Edit>
    </>
  );
}
