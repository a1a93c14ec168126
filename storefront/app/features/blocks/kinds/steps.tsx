import { type BlockProps, headingOf } from '../block-props.ts';
import { below, Heading, Paragraphs } from '../block-text.tsx';
import './steps.css';

export function StepsBlock({ id, data: { title, items }, level, isFirst }: BlockProps<'steps'>) {
  return (
    <section
      className={`page section ${isFirst ? 'section--first' : ''} choosing`}
      id={id}
      aria-labelledby={headingOf(id)}
    >
      <Heading level={level} className="t-display" id={headingOf(id)}>
        {title}
      </Heading>
      <ol>
        {items.map((step) => (
          <li key={step.title}>
            <Heading level={below(level)} className="t-heading">
              {step.title}
            </Heading>
            <Paragraphs className="soft" text={step.text} />
          </li>
        ))}
      </ol>
    </section>
  );
}
