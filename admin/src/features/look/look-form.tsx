import Stack from '@mui/material/Stack';
import type { AdminLook } from '@shop/contract/admin/look.ts';
import { lookWording as words } from '@shop/wording/admin/look.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BooleanInput, Form, HttpError, SaveButton, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import { api } from '../../api.ts';
import { errorMessage, type RefusalBody, refusalCode } from '../../call-api.ts';
import { useForgetDraft } from '../../drafts/draft-offer.tsx';
import { FormDraft } from '../../drafts/form-draft.tsx';
import { shopKey } from '../../shell/use-shop-name.ts';
import { Panel } from '../../ui/panel.tsx';
import type { PictureUpload } from '../../ui/picture-drop.tsx';
import { PictureInput } from '../../ui/picture-input.tsx';
import { SaveConflict } from '../../ui/save-conflict.tsx';
import { ColourInput } from './colour-input.tsx';
import { LookSample } from './look-sample.tsx';

const { hints, sections } = words;
/** Names the draft of this form, which has no record id of its own. */
const recordId = 'look';

const upload: PictureUpload = {
  path: '/api/v1/admin/look/pictures/',
  types: 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml',
  largestBytes: 5 * 1024 * 1024,
  hint: words.files,
};

export function LookForm({ look, onSaved }: { look: AdminLook; onSaved: (look: AdminLook) => void }) {
  const notify = useNotify();
  const leaveIfDenied = useLogoutIfAccessDenied();
  const queries = useQueryClient();
  const forgetDraft = useForgetDraft(`look/${recordId}`);
  const [hasConflict, setHasConflict] = useState(false);

  async function save(values: object) {
    try {
      const saved = await api('PUT /api/v1/admin/look/', { body: values as AdminLook });
      forgetDraft();
      onSaved(saved);
      // The bar and the colours of the back office follow.
      void queries.invalidateQueries({ queryKey: shopKey });
      notify(words.saved, { type: 'success' });
      return undefined;
    } catch (error) {
      if (refusalCode(error) === 'changed_meanwhile') setHasConflict(true);
      else if (!(await leaveIfDenied(error))) notify(errorMessage(error), { type: 'error' });
      return error instanceof HttpError ? (error.body as RefusalBody | undefined)?.errors : undefined;
    }
  }

  async function showTheirs() {
    try {
      onSaved(await api('GET /api/v1/admin/look/'));
      setHasConflict(false);
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <Form record={{ id: recordId, ...look }} onSubmit={save} warnWhenUnsavedChanges>
      <Stack spacing={2}>
        {hasConflict && <SaveConflict onShowTheirs={showTheirs} />}
        <FormDraft />
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
        <SaveButton sx={{ alignSelf: 'flex-start' }} />
      </Stack>
    </Form>
  );
}
