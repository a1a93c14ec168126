import { Picture } from '../../../ui/picture.tsx';
import { type BlockProps, headingOf } from '../block-props.ts';
import { Heading } from '../block-text.tsx';
import './press.css';

/** Logos of those who wrote about the shop, as one picture. */
export function PressBlock({ id, data: { title, picture, phone_picture }, level, isEager }: BlockProps<'press'>) {
  return (
    <section className="page shown" id={id} aria-labelledby={headingOf(id)}>
      <Heading level={level} className="t-small mute shown__title" id={headingOf(id)}>
        {title}
      </Heading>
      <Picture
        picture={picture}
        narrow={phone_picture ?? undefined}
        sizes="(min-width: 76rem) 70rem, (min-width: 48rem) 92vw, min(92vw, 26.25rem)"
        isEager={isEager}
      />
    </section>
  );
}
