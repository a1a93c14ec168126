import { type BlockProps, headingOf } from '../block-props.ts';
import { Heading } from '../block-text.tsx';
import '../../../ui/prose.css';
import './rich-text.css';

export function RichTextBlock({ id, data: { title, text }, level, isFirst }: BlockProps<'rich_text'>) {
  return (
    <section
      className={`page section ${isFirst ? 'section--first' : ''} rich`}
      id={id}
      aria-labelledby={title ? headingOf(id) : undefined}
    >
      {title && (
        <Heading level={level} className="t-display" id={headingOf(id)}>
          {title}
        </Heading>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by an allow-list when it was saved */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: text }} />
    </section>
  );
}
