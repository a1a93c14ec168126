import { toSlug } from '@shop/domain/slugs.ts';
import { productsWording as words } from '@shop/wording/admin/products.ts';
import { TextInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** The slug under '/product/' or the like; while empty, shows the one made from the name. */
export function SlugInput({ under }: { under: string }) {
  const record = useRecordContext<{ slug?: string }>();
  const [name, slug] = useWatch({ name: ['name', 'slug'] }) as [string | null, string | null];
  const suggested = toSlug(name ?? '');
  const address = slug || suggested;
  const isMoving = record?.slug !== undefined && address !== record.slug;
  const said = address === '' ? '' : words.addressIs(`${under}${address}`);
  return (
    <TextInput
      source="slug"
      parse={(typed: string) => typed}
      helperText={isMoving ? `${said}. ${words.addressMoves}` : said}
      slotProps={{ htmlInput: { placeholder: suggested }, inputLabel: { shrink: true } }}
    />
  );
}
