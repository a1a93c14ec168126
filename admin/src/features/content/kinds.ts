import Category from '@mui/icons-material/CategoryOutlined';
import Face from '@mui/icons-material/FaceOutlined';
import TrackChanges from '@mui/icons-material/TrackChangesOutlined';
import type { kindCalls } from '@shop/contract/admin/kinds.ts';
import { right } from '@shop/contract/admin/rights.ts';
import {
  hasText,
  type KindWithText,
  type ProductKind,
  productKindNames,
  productKinds,
} from '@shop/domain/product-kinds.ts';
import { kindFieldWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { contentResource } from './content-resource.tsx';

const icons: Record<ProductKind, typeof Face> = { skin_type: Face, goal: TrackChanges, product_type: Category };

const textFields = [
  { source: 'description', as: 'lines', minRows: 3 },
  { source: 'banner_id', as: 'picture' },
  { source: 'banner_alt', hint: words.altHint },
] as const;

/** The kinds of products, such as skin types. Some have a text and a banner. */
export const kinds = productKindNames.map(kindResource);

function kindResource(kind: ProductKind) {
  const { path, page } = productKinds[kind];
  const { one, many } = kindWording[kind];
  const withText = hasText(kind);
  return contentResource<(typeof kindCalls)[KindWithText]>({
    needs: right('catalogue_change'),
    name: path,
    words: { name: `${one} |||| ${many}`, fields: kindFieldWording },
    icon: icons[kind],
    list: {
      columns: [
        ...(withText ? [{ source: 'banner', as: 'picture' } as const] : []),
        { source: 'name' },
        { source: 'slug', disableSort: true },
        { source: 'position' },
      ],
    },
    form: [
      { source: 'name', isRequired: true },
      { source: 'slug', as: 'slug', under: `/${page}/` },
      ...(withText ? textFields : []),
      { source: 'position', as: 'position' },
    ],
  });
}
