import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { refusalCode, wordsOf } from '../../call-api.ts';
import { WholeEdit } from '../../ui/whole-record.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductForm } from './product-form.tsx';

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
      <WholeEdit
        mutationMode="pessimistic"
        redirect={false}
        actions={<ProductActions />}
        mutationOptions={{ onError: hearRefusal }}
      >
        <ProductForm />
      </WholeEdit>
    </>
  );
}
