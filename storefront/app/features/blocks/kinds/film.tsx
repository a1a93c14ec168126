import { contactsWording } from '@shop/wording/contacts.ts';
import { useEffect, useRef, useState } from 'react';
import wideAvif from '../../../pictures/film-1200.avif';
import wideWebp from '../../../pictures/film-1200.webp';
import phoneAvif from '../../../pictures/film-phone-768.avif';
import phoneWebp from '../../../pictures/film-phone-768.webp';
import { PlayIcon } from '../../../ui/play-icon.tsx';
import film from '../../../videos/contacts.mp4';
import type { BlockProps } from '../block-props.ts';
import './film.css';

/** On this page phone pictures are used up to 768 px inclusive. */
const onPhones = '(max-width: 48em)';

export function FilmBlock({ id, data }: BlockProps<'film'>) {
  return (
    <div className="page section" id={id}>
      <Film {...data} />
    </div>
  );
}

/** A short film under a cover. The button starts it; the browser's own controls do the rest. */
export function Film({ caption }: BlockProps<'film'>['data']) {
  const video = useRef<HTMLVideoElement>(null);
  const [isCovered, setIsCovered] = useState(true);
  function play() {
    setIsCovered(false);
    // A browser may refuse to autoplay; its controls remain.
    video.current?.play().catch(() => undefined);
  }
  useEffect(() => {
    if (!isCovered) video.current?.focus();
  }, [isCovered]);
  return (
    <figure className="film">
      <div className="video">
        <video
          ref={video}
          src={film}
          aria-label={contactsWording.film}
          width={1280}
          height={720}
          poster={phoneWebp}
          preload="none"
          controls={!isCovered}
          playsInline
          muted
          onPlay={() => setIsCovered(false)}
        />
        {isCovered && (
          <div className="video__cover">
            <picture>
              <source media={onPhones} type="image/avif" srcSet={phoneAvif} width={768} height={432} />
              <source media={onPhones} type="image/webp" srcSet={phoneWebp} width={768} height={432} />
              <source type="image/avif" srcSet={wideAvif} width={1200} height={675} />
              <img src={wideWebp} alt="" width={1200} height={675} decoding="async" />
            </picture>
            <button type="button" aria-label={contactsWording.playFilm} onClick={play}>
              <PlayIcon />
            </button>
          </div>
        )}
      </div>
      {caption && <figcaption className="t-small mute">{caption}</figcaption>}
    </figure>
  );
}
