import { Icon } from '../../../ui/icon.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { Heading, Paragraphs } from '../block-text.tsx';
import '../../../ui/accordion.css';

/** Answers unfold one at a time, also without scripts. */
export function QuestionsBlock({ id, data: { title, items }, level, isFirst }: BlockProps<'questions'>) {
  return (
    <section className={`page section ${isFirst ? 'section--first' : ''} rich`} id={id} aria-labelledby={headingOf(id)}>
      <Heading level={level} className="t-display" id={headingOf(id)}>
        {title}
      </Heading>
      <div>
        {items.map(({ question, answer }) => (
          <details key={question} className="acc" name={id}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <div className="acc__body">
              <Paragraphs text={answer} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
