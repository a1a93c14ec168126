import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { RichTextProps } from './rich-text-editor.tsx';

const Editor = lazy(() => import('./rich-text-editor.tsx'));

/** Text with headings, lists, tables and links: exactly what the server keeps. The editor is a lazily loaded chunk. */
export function RichTextInput(input: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={200} />}>
      <Editor {...input} />
    </Suspense>
  );
}
