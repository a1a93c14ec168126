import Category from '@mui/icons-material/CategoryOutlined';
import Face from '@mui/icons-material/FaceOutlined';
import TrackChanges from '@mui/icons-material/TrackChangesOutlined';
import { editors } from '@shop/contract/admin/roles.ts';
import { hasText, type ProductKind, productKinds } from '@shop/domain/product-kinds.ts';
import { kindFieldWording, contentWording as words } from '@shop/wording/admin/content.ts';
import { kindWording } from '@shop/wording/kinds.ts';
import { required, TextInput } from 'react-admin';
import type { AdminResource } from '../../admin-resource.ts';
import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { PositionInput } from '../../ui/position-input.tsx';
import { SlugInput } from '../../ui/slug-input.tsx';
import { Table } from '../../ui/table.tsx';
import { ThumbnailField } from '../../ui/thumbnail-field.tsx';

const icons: Record<ProductKind, typeof Face> = { skin_type: Face, goal: TrackChanges, product_type: Category };

/** The list and the form of a kind of products, such as skin types. */
export function kindResource(kind: ProductKind): AdminResource {
  const { one, many } = kindWording[kind];
  return {
    name: productKinds[kind].path,
    words: { name: `${one} |||| ${many}`, fields: kindFieldWording },
    needs: editors,
    icon: icons[kind],
    list: () => <KindList kind={kind} />,
    create: () => (
      <CreatePage>
        <KindFields kind={kind} />
      </CreatePage>
    ),
    edit: () => (
      <EditPage canDelete redirect="list">
        <KindFields kind={kind} />
      </EditPage>
    ),
    recordRepresentation: 'name',
  };
}

function KindList({ kind }: { kind: ProductKind }) {
  return (
    <ListPage sort={{ field: 'position', order: 'ASC' }} search={words.search}>
      <Table>
        {hasText(kind) && (
          <Table.Col source="banner" disableSort>
            <ThumbnailField source="banner" />
          </Table.Col>
        )}
        <Table.Col source="name" />
        <Table.Col source="slug" disableSort />
        <Table.Col source="position" />
      </Table>
    </ListPage>
  );
}

function KindFields({ kind }: { kind: ProductKind }) {
  return (
    <>
      <TextInput source="name" validate={required()} />
      <SlugInput under={`/${productKinds[kind].page}/`} />
      {hasText(kind) && (
        <>
          <TextInput source="description" multiline minRows={3} />
          <PictureInput source="banner_id" preview="banner" />
          <TextInput source="banner_alt" helperText={words.altHint} />
        </>
      )}
      <PositionInput />
    </>
  );
}
