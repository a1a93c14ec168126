import type { BlockProps } from '../block-props.ts';
import { KindPages } from './kind-pages.tsx';

export function GoalsBlock(block: BlockProps<'goals'>) {
  return <KindPages kind="goal" block={block} />;
}
