import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import { editors } from '@shop/contract/admin/roles.ts';
import { blockEditorWording } from '@shop/wording/admin/block-editor.ts';
import { lazy } from 'react';
import type { AdminResource } from '../../admin-resource.ts';

/** Loaded when it is opened: few open it, and seldom. */
const BlocksPage = lazy(() => import('./blocks-page.tsx'));

export const blocks: AdminResource = {
  name: 'blocks',
  words: { name: blockEditorWording.name },
  needs: editors,
  icon: ViewQuilt,
  list: BlocksPage,
  edit: BlocksPage,
};
