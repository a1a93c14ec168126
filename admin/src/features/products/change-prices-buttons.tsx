import Percent from '@mui/icons-material/Percent';
import Button from '@mui/material/Button';
import { pricesWording as words } from '@shop/wording/admin/products.ts';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { ChangePricesDialog, type MeantProducts } from './change-prices-dialog.tsx';

/** Prices of the products that are ticked. */
export function ChangePricesOfChosen() {
  const { selectedIds } = useListContext();
  return <ChangePricesButton products={{ ids: selectedIds.map(Number) }} text={words.ofChosen(selectedIds.length)} />;
}

/** Prices of everything that the list shows, on all its pages. */
export function ChangePricesOfFilter() {
  const { filterValues } = useListContext();
  return <ChangePricesButton products={{ filter: filterValues }} text={words.ofFilter} />;
}

function ChangePricesButton({ products, text }: { products: MeantProducts; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button startIcon={<Percent />} onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && <ChangePricesDialog products={products} text={text} onClose={() => setIsOpen(false)} />}
    </>
  );
}
