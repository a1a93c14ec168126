import { homeWording } from '@shop/wording/home.ts';
import { useShopName } from '../../meta/shop-name.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { aboutPicture } from '../../pictures/about.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import './about.css';

export function About() {
  const shop = useShopName();
  return (
    <>
      <section className="section page about" aria-labelledby="about">
        <h2 className="t-heading" id="about">
          {homeWording.about}
        </h2>
        <div className="about__txt">
          <p className="about__big">{homeWording.aboutLead(shop)}</p>
          <div className="about__more stack">
            <p className="soft">{homeWording.aboutText}</p>
            <PageLink className="linkbtn" to="/about-us">
              {homeWording.moreAbout}
              <Icon name="arrow-right" className="ico--s ico--arrow" />
            </PageLink>
          </div>
        </div>
      </section>
      <figure className="page about-fig">
        <Picture picture={{ ...aboutPicture, alt: homeWording.aboutPicture }} sizes="(min-width: 90rem) 83rem, 92vw" />
      </figure>
    </>
  );
}
