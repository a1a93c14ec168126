import { AnyLink } from '../../../navigation/any-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { Heading, Paragraphs } from '../block-text.tsx';
import './story.css';

/** The heading at the left, the words beside it, a wide picture under them. The home page tells it in fewer and larger words. */
export function StoryBlock({ id, data, place, level, isFirst, isEager }: BlockProps<'story'>) {
  const { title, lead, text, picture, button, link } = data;
  const isShort = place === 'home';
  const more = button && link && (
    <AnyLink className="linkbtn" to={link}>
      {button}
      <Icon name="arrow-right" className="ico--s ico--arrow" />
    </AnyLink>
  );
  return (
    <>
      <section
        className={`page ${isShort ? 'section about' : `story ${isFirst ? '' : 'story--later'}`}`}
        id={id}
        aria-labelledby={headingOf(id)}
      >
        <Heading level={level} className="t-heading" id={headingOf(id)}>
          {title}
        </Heading>
        {isShort ? (
          <div className="about__txt">
            <Paragraphs className="about__big" text={lead} />
            <div className="about__more stack">
              <Paragraphs className="soft" text={text} />
              {more}
            </div>
          </div>
        ) : (
          <div className="story__txt">
            <Paragraphs className="t-display" text={lead} />
            <Paragraphs className="t-lead soft" text={text} />
            {more}
          </div>
        )}
      </section>
      {picture && (
        <figure className={`page ${isShort ? 'about-fig' : 'story__fig'}`}>
          <Picture picture={picture} sizes="(min-width: 90rem) 83rem, 92vw" isEager={isEager} />
        </figure>
      )}
    </>
  );
}
