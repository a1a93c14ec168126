import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rich-text-editor.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

/** Text with headings, lists, tables and links: what the server lets through, and nothing else. Its editor is fetched when needed. */
export function RichTextInput(input: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={200} />}>
      <Editor {...input} />
    </Suspense>
  );
}
