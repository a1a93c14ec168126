import type { Banner } from '@shop/contract/shapes.ts';
import { carouselWording } from '@shop/wording/carousel.ts';
import { useOverlay } from '../../navigation/overlays.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PlayIcon } from '../../ui/play-icon.tsx';
import type { Rotation } from '../../ui/use-rotation.ts';
import { headPictureSizes } from './listing-head.tsx';
import '../../ui/dots.css';

/** The banners of a brand in the head of its page, with a dot for each. */
export function BrandBanners({ brand, banners }: { brand: string; banners: readonly Banner[] }) {
  return (
    <Carousel
      roles={carouselWording.roles}
      isCovered={useOverlay() !== undefined}
      className="lbanner"
      label={brand}
      slides={banners.map((banner, index) => ({
        key: `${index} ${banner.big_banner}`,
        label: carouselWording.slide(index + 1, banners.length),
        content: (isNeeded) => isNeeded && <BrandBanner banner={banner} isEager={index === 0} />,
      }))}
      controls={(rotation) => <Dots rotation={rotation} count={banners.length} />}
    />
  );
}

function BrandBanner({ banner, isEager }: { banner: Banner; isEager: boolean }) {
  const { big_banner_picture, big_banner_mobile_picture, link, title } = banner;
  const picture = (
    <Picture
      picture={big_banner_picture}
      narrow={big_banner_mobile_picture}
      sizes={headPictureSizes}
      isEager={isEager}
    />
  );
  if (link === null) return picture;
  return (
    <PageLink className="lbanner__link" to={link} aria-label={title || undefined}>
      {picture}
    </PageLink>
  );
}

function Dots({ rotation, count }: { rotation: Rotation; count: number }) {
  const { shown, show, isWanted, toggle } = rotation;
  return (
    <div className="dots">
      <button type="button" aria-label={isWanted ? carouselWording.pause : carouselWording.play} onClick={toggle}>
        <PlayIcon isPlaying={isWanted} />
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={carouselWording.banner(index)}
          type="button"
          className="dots__dot"
          aria-label={carouselWording.banner(index + 1)}
          aria-current={index === shown}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
