import type { KeptPicture } from '@shop/contract/admin/products.ts';
import type { BlockField } from '@shop/domain/block-kinds.ts';
import type { AnyFieldWords } from '@shop/wording/admin/blocks.ts';
import type { Referred } from './describe-block.ts';
import type { Problems } from './find-problems.ts';

/** What an input of a block gets. Its value is as the description of the kind says. */
export type FieldProps<As extends BlockField['as'] = BlockField['as'], Value = unknown> = {
  field: BlockField & { as: As };
  words: AnyFieldWords;
  value: Value;
  onChange: (value: Value) => void;
  /** In the block, such as 'data.items.0.title'. */
  path: string;
  problems: Problems;
  /** Labels are unique within a form: «Перевага 2: Заголовок». */
  within?: string;
  referred: Referred;
  onRefer: (more: Partial<Referred>) => void;
};

export const labelOf = ({ words, within }: Pick<FieldProps, 'words' | 'within'>) =>
  within ? `${within}: ${words.label}` : words.label;

/** The size of the picture that a form shows. */
export const smallPicture = ({ picture }: KeptPicture) => picture.sizes[0]?.webp ?? picture.image;
