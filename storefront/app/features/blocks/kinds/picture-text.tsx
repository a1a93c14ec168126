import { AnyLink } from '../../../navigation/any-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { Heading, Paragraphs } from '../block-text.tsx';
import './picture-text.css';

/** Light: words at the left, the picture at the right. Dark: the other way round. */
export function PictureTextBlock({ id, data, level, isEager }: BlockProps<'picture_text'>) {
  const { title, text, points, picture, button, link } = data;
  const isDark = data.look === 'dark';
  const name = isDark ? 'eco' : 'cbanner';
  const figure = picture && (
    <div className={`${name}__fig`}>
      <Picture picture={picture} sizes="(min-width: 64rem) 50vw, 100vw" isEager={isEager} />
    </div>
  );
  return (
    <section
      className={`${name} ${isDark ? 'on-dark' : ''} ${picture ? '' : 'without-picture'}`}
      id={id}
      aria-labelledby={headingOf(id)}
    >
      {isDark && figure}
      <div className={`${name}__txt`}>
        <Heading level={level} className="t-display" id={headingOf(id)}>
          {title}
        </Heading>
        <Paragraphs className={isDark ? 't-lead eco__lead' : 't-lead soft'} text={text} />
        {points.length > 0 && (
          <dl>
            {points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        )}
        {button && link && (
          <AnyLink className={`btn ${isDark ? 'btn--light' : 'btn--primary'}`} to={link}>
            {button}
          </AnyLink>
        )}
      </div>
      {!isDark && figure}
    </section>
  );
}
