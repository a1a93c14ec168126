import Stack from '@mui/material/Stack';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { SaveButton, TabbedForm, TabbedFormTabs, type TabbedFormTabsProps, Toolbar } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { FormDraft } from '../../drafts/form-draft.tsx';
import type { VariantValues } from './empty-product.ts';
import { ProductInput } from './product-inputs.tsx';
import { ProductMain, textFields } from './product-main.tsx';
import { ProductVariants } from './variants/product-variants.tsx';
import { VariantPictures } from './variants/variant-pictures.tsx';

/** A product with all its variants, saved together. */
export function ProductForm({ defaultValues }: { defaultValues?: object }) {
  return (
    <TabbedForm
      {...(defaultValues && { defaultValues })}
      syncWithLocation={false}
      warnWhenUnsavedChanges
      tabs={<TabsUnderDraft />}
      toolbar={
        <Toolbar sx={{ position: 'sticky', bottom: 0, zIndex: 2, borderTop: 1, borderColor: 'divider' }}>
          <SaveButton alwaysEnable={defaultValues !== undefined} />
        </Toolbar>
      }
    >
      <TabbedForm.Tab label={words.tabs.main}>
        <ProductMain />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={words.tabs.variants}>
        <ProductVariants />
      </TabbedForm.Tab>
      <TabbedForm.Tab label={words.tabs.texts}>
        {textFields.map((name) => (
          <ProductInput key={name} name={name} />
        ))}
      </TabbedForm.Tab>
      <TabbedForm.Tab label={words.tabs.pictures}>
        <ProductPictures />
      </TabbedForm.Tab>
    </TabbedForm>
  );
}

function TabsUnderDraft(tabs: TabbedFormTabsProps) {
  return (
    <>
      <FormDraft />
      <TabbedFormTabs {...tabs} />
    </>
  );
}

/** Pictures per variant; several variants may share a picture. */
function ProductPictures() {
  const variants = (useWatch({ name: 'variants' }) as VariantValues[] | undefined) ?? [];
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      {variants.map((variant, index) => (
        <VariantPictures key={variant.id ?? `new-${index}`} index={index} />
      ))}
    </Stack>
  );
}
