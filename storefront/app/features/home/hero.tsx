import { carouselWording } from '@shop/wording/carousel.ts';
import { catalogueWording } from '@shop/wording/catalogue.ts';
import { homeWording } from '@shop/wording/home.ts';
import type { ShownBanner } from '../../goods/shown-picture.ts';
import { useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlayIcon } from '../../ui/play-icon.tsx';
import type { Rotation } from '../../ui/use-rotation.ts';
import './hero.css';

/** The banners of the home page. */
export function Hero({ banners }: { banners: readonly ShownBanner[] }) {
  return (
    <Carousel
      roles={carouselWording.roles}
      isCovered={useOverlay() !== undefined}
      className="hero"
      label={homeWording.banners}
      slides={banners.map((banner, index) => ({
        key: `${index} ${banner.big_banner}`,
        label: carouselWording.slide(index + 1, banners.length),
        content: (isNeeded) => <HeroSlide banner={banner} isFirst={index === 0} isNeeded={isNeeded} />,
      }))}
      controls={(rotation) => <HeroControls rotation={rotation} banners={banners} />}
    />
  );
}

function HeroSlide({ banner, isFirst, isNeeded }: { banner: ShownBanner; isFirst: boolean; isNeeded: boolean }) {
  const { big_banner_picture, big_banner_mobile_picture, title, text, link } = banner;
  return (
    <div className={`hero__slide ${isDarkScene(banner) ? 'hero__slide--dark' : ''}`}>
      <div className="hero__fig">
        {isNeeded && (
          <Picture picture={big_banner_picture} narrow={big_banner_mobile_picture} sizes="100vw" isEager={isFirst} />
        )}
      </div>
      <div className="hero__copy">
        {title && <h2 className="t-hero">{title}</h2>}
        {text && <p className="t-lead soft">{text}</p>}
        {link && (
          <PageLink className="btn btn--primary" to={link}>
            {catalogueWording.more}
          </PageLink>
        )}
      </div>
    </div>
  );
}

function HeroControls({ rotation, banners }: { rotation: Rotation; banners: readonly ShownBanner[] }) {
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
function isDarkScene({ tone }: ShownBanner): boolean {
  return tone === 'light';
}
