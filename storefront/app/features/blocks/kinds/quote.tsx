import type { BlockProps } from '../block-props.ts';
import { Paragraphs } from '../block-text.tsx';
import './quote.css';

export function QuoteBlock({ id, data: { words, who } }: BlockProps<'quote'>) {
  return (
    <figure className="page section quote" id={id}>
      <blockquote className="t-display">
        <Paragraphs text={words} />
      </blockquote>
      {who && <figcaption className="soft">{who}</figcaption>}
    </figure>
  );
}
