import type { AdminLook } from '@shop/contract/admin/look.ts';
import { lookWording as words } from '@shop/wording/admin/look.ts';
import { useQueryClient } from '@tanstack/react-query';
import { BooleanInput } from 'react-admin';
import { api } from '../../api.ts';
import { shopKey } from '../../shell/use-shop-name.ts';
import { OnlyForm } from '../../ui/only-form.tsx';
import { Panel } from '../../ui/panel.tsx';
import type { PictureUpload } from '../../ui/picture-drop.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { LookSample } from './look-sample.tsx';

const { hints, sections } = words;

const upload: PictureUpload = {
  path: '/api/v1/admin/look/pictures/',
  types: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  largestBytes: 5 * 1024 * 1024,
  hint: words.files,
};

export function LookForm({ look, onSaved }: { look: AdminLook; onSaved: (look: AdminLook) => void }) {
  const queries = useQueryClient();

  async function save(values: object) {
    const saved = await api('PUT /api/v1/admin/look/', { body: values as AdminLook });
    // The bar and the colours of the back office follow.
    void queries.invalidateQueries({ queryKey: shopKey });
    return saved;
  }

  return (
    <OnlyForm
      name="look"
      values={look}
      read={() => api('GET /api/v1/admin/look/')}
      save={save}
      saved={words.saved}
      onSaved={onSaved}
    >
      <Panel title={sections.names}>
        <PictureInput source="logo_id" upload={upload} helperText={hints.logo_id} />
        <PictureInput source="icon_id" upload={upload} helperText={hints.icon_id} />
        <BooleanInput source="has_drop" helperText={hints.has_drop} />
      </Panel>
      <Panel title={sections.colours}>
        <ColourInput source="accent" helperText={hints.accent} />
        <ColourInput source="paper" helperText={hints.paper} />
        <LookSample />
      </Panel>
      <Panel title={sections.pictures}>
        <PictureInput source="cover_id" upload={upload} helperText={hints.cover_id} />
        <PictureInput source="social_id" upload={upload} helperText={hints.social_id} />
      </Panel>
    </OnlyForm>
  );
}
