import { carouselWording } from '@shop/wording/carousel.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { AnyLink } from '../../../navigation/any-link.tsx';
import { useOverlay } from '../../../navigation/overlays.ts';
import { Carousel } from '../../../ui/carousel.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture, type ShownPicture } from '../../../ui/picture.tsx';
import { PlayIcon } from '../../../ui/play-icon.tsx';
import type { Rotation } from '../../../ui/use-rotation.ts';
import type { BlockProps } from '../block-props.ts';
import './banners.css';

type Banners = BlockProps<'banners'>['data']['banners'];

export function BannersBlock({ data: { banners }, isEager }: Pick<BlockProps<'banners'>, 'data' | 'isEager'>) {
  return (
    <Carousel
      roles={carouselWording.roles}
      isCovered={useOverlay() !== undefined}
      className="hero"
      label={carouselWording.banners}
      slides={banners.map((banner, index) => ({
        key: `${index} ${banner.big_banner}`,
        label: carouselWording.slide(index + 1, banners.length),
        content: (isNeeded) => (
          <HeroSlide
            {...banner}
            picture={isNeeded ? banner.big_banner_picture : null}
            narrow={banner.big_banner_mobile_picture}
            isEager={isEager && index === 0}
          />
        ),
      }))}
      controls={(rotation) => <HeroControls rotation={rotation} banners={banners} />}
    />
  );
}

type SlideProps = {
  picture: ShownPicture | null;
  /** On phones. */
  narrow: ShownPicture | null;
  title: string | null;
  text: string | null;
  link: string | null;
  tone: 'dark' | 'light';
  isEager: boolean;
  level?: 1 | 2;
  headingId?: string;
};

export function HeroSlide({ picture, narrow, title, text, link, tone, isEager, level = 2, headingId }: SlideProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`hero__slide ${isDarkScene({ tone }) ? 'hero__slide--dark' : ''}`}>
      <div className="hero__fig">
        {picture && <Picture picture={picture} narrow={narrow ?? undefined} sizes="100vw" isEager={isEager} />}
      </div>
      <div className="hero__copy">
        {title && (
          <Heading className="t-hero" id={headingId}>
            {title}
          </Heading>
        )}
        {text && <p className="t-lead soft">{text}</p>}
        {link && (
          <AnyLink className="btn btn--primary" to={link}>
            {catalogueWording.more}
          </AnyLink>
        )}
      </div>
    </div>
  );
}

function HeroControls({ rotation, banners }: { rotation: Rotation; banners: Banners }) {
  const { shown, show, isWanted, toggle } = rotation;
  const banner = banners[shown];
  return (
    <div className={`hero__ctrl ${banner && isDarkScene(banner) ? 'hero__ctrl--dark' : ''}`}>
      <span className="num" aria-hidden="true">
        {carouselWording.position(shown + 1, banners.length)}
      </span>
      <button type="button" className="iconbtn" aria-label={carouselWording.previous} onClick={() => show(shown - 1)}>
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label={isWanted ? carouselWording.pause : carouselWording.play}
        onClick={toggle}
      >
        <PlayIcon isPlaying={isWanted} className="ico--s" />
      </button>
      <button type="button" className="iconbtn" aria-label={carouselWording.next} onClick={() => show(shown + 1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

/** `tone` is the tone of the text: light text lies on a dark scene. */
function isDarkScene({ tone }: Pick<SlideProps, 'tone'>): boolean {
  return tone === 'light';
}
