import { homeWording } from '@shop/wording/home.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { sunFluidPicture } from '../../pictures/sun-fluid.ts';
import { Picture } from '../../ui/picture.tsx';
import './advice.css';

/** The contact banner. */
export function Advice() {
  return (
    <section className="cbanner" aria-labelledby="advice">
      <div className="cbanner__txt">
        <h2 className="t-display" id="advice">
          {homeWording.advice}
        </h2>
        <p className="t-lead soft">{homeWording.adviceText}</p>
        <PageLink className="btn btn--primary" to="/contacts">
          {homeWording.writeToUs}
        </PageLink>
      </div>
      <div className="cbanner__fig">
        <Picture picture={{ ...sunFluidPicture, alt: '' }} sizes="(min-width: 64rem) 50vw, 100vw" />
      </div>
    </section>
  );
}
