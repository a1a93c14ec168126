// What other features may use of this one.

export { valuesIn } from './block-values.ts';
export { defaultBlocks } from './default-blocks.ts';
