import type { BlockProps } from '../block-props.ts';
import { KindPages } from './kind-pages.tsx';

export function SkinTypesBlock(block: BlockProps<'skin_types'>) {
  return <KindPages kind="skin_type" block={block} />;
}
