import { productsWording as words } from '@shop/wording/admin/products.ts';
import { SaveButton, TabbedForm, TabbedFormTabs, type TabbedFormTabsProps, Toolbar } from 'react-admin';
import { FormDraft } from '../../drafts/form-draft.tsx';
import { ProductMain } from './product-main.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductTexts } from './product-texts.tsx';
import { ProductVariants } from './product-variants.tsx';

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
        <ProductTexts />
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
