import Percent from '@mui/icons-material/Percent';
import Button from '@mui/material/Button';
import { pricesWording as words } from '@shop/wording/admin/products.ts';
import { type ReactNode, useState } from 'react';
import { useListContext } from 'react-admin';
import { ChangePricesDialog, type MeantProducts } from './change-prices-dialog.tsx';

/** Changes the prices of the selected products. */
export function ChangePricesOfChosen() {
  const { selectedIds } = useListContext();
  return (
    <ChangePricesButton products={{ ids: selectedIds.map(Number) }} text={words.ofChosen(selectedIds.length)}>
      {words.openOfChosen}
    </ChangePricesButton>
  );
}

/** Changes the prices of all products of the list, on all pages. Hidden while products are selected. */
export function ChangePricesOfFilter() {
  const { filterValues, selectedIds } = useListContext();
  if (selectedIds.length > 0) return null;
  return (
    <ChangePricesButton products={{ filter: filterValues }} text={words.ofFilter}>
      {words.open}
    </ChangePricesButton>
  );
}

type ChangePricesButtonProps = { products: MeantProducts; text: string; children: ReactNode };

function ChangePricesButton({ products, text, children }: ChangePricesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Percent />} onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && <ChangePricesDialog products={products} text={text} onClose={() => setIsOpen(false)} />}
    </>
  );
}
