import { type BlockProps, headingOf } from '../block-props.ts';
import { HeroSlide } from './banners.tsx';
import './banner.css';

/** A banner that stands still. */
export function BannerBlock({ id, data, level, isEager }: BlockProps<'banner'>) {
  const { picture, phone_picture, title, text, link, tone } = data;
  return (
    <section className="banner" id={id} aria-labelledby={title ? headingOf(id) : undefined}>
      <HeroSlide
        picture={picture}
        narrow={phone_picture}
        title={title}
        text={text}
        link={link}
        tone={tone}
        isEager={isEager}
        level={level}
        headingId={headingOf(id)}
      />
    </section>
  );
}
