import { homeWording } from '@shop/wording/home.ts';
import { forestOilPicture } from '../../pictures/forest-oil.ts';
import { Picture } from '../../ui/picture.tsx';
import './sustainability.css';

export function Sustainability() {
  return (
    <section className="eco on-dark" aria-labelledby="care">
      <div className="eco__fig">
        <Picture picture={{ ...forestOilPicture, alt: '' }} sizes="(min-width: 64rem) 50vw, 100vw" />
      </div>
      <div className="eco__txt">
        <h2 className="t-display" id="care">
          {homeWording.care}
        </h2>
        <p className="t-lead eco__lead">{homeWording.careText}</p>
        <dl>
          {homeWording.cares.map(({ what, how }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
