import { AnyLink } from '../../../navigation/any-link.tsx';
import type { BlockProps } from '../block-props.ts';
import { Heading, Paragraphs } from '../block-text.tsx';
import './ways.css';

/** Short texts beside each other. The button of the first one stands out. */
export function WaysBlock({ id, data: { items }, level }: BlockProps<'ways'>) {
  return (
    <div className="page section openings" id={id}>
      {items.map(({ title, text, button, link }, index) => (
        <section key={title} className="opening">
          <Heading level={level} className="t-title">
            {title}
          </Heading>
          <Paragraphs className="soft" text={text} />
          {button && link && (
            <AnyLink className={`btn ${index === 0 ? 'btn--primary' : 'btn--line'}`} to={link}>
              {button}
            </AnyLink>
          )}
        </section>
      ))}
    </div>
  );
}
