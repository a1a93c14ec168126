import { homeWording } from '@shop/wording/home.ts';
import wide from '../../pictures/shown-on.svg';
import narrow from '../../pictures/shown-on-phone.svg';
import './shown-on.css';

/** Press logos as one picture. */
export function ShownOn() {
  return (
    <section className="page shown" aria-labelledby="shown-on">
      <h2 className="t-small mute shown__title" id="shown-on">
        {homeWording.shownOn}
      </h2>
      <picture>
        <source media="(max-width: 47.99em)" srcSet={narrow} width={350} height={180} />
        <img src={wide} alt={homeWording.shownOnPicture} width={1120} height={64} loading="lazy" decoding="async" />
      </picture>
    </section>
  );
}
