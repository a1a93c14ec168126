import { CreatePage, EditPage } from '../../ui/form-pages.tsx';
import { PositionInput } from '../../ui/position-input.tsx';
import { BannerFields } from './banner-fields.tsx';

export function BannerCreate() {
  return (
    <CreatePage>
      <BannerFields />
      <PositionInput />
    </CreatePage>
  );
}

export function BannerEdit() {
  return (
    <EditPage canDelete redirect="list">
      <BannerFields />
      <PositionInput />
    </EditPage>
  );
}
