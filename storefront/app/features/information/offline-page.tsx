import { offlineWording } from '@shop/wording/app-worker.ts';
import { useContext } from 'react';
import { RenderingContext } from '../../api/page-context.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Drop } from '../../ui/drop.tsx';
import { Wordmark } from '../shell/wordmark.tsx';
import type { Route } from './+types/offline-page.ts';
import './offline.css';

/** The service worker shows it at any address, where React Router would expect another page. */
export const handle = { isBare: true, isStill: true };

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: offlineWording.title, description: offlineWording.hint }),
  { name: 'robots', content: 'noindex' },
];

/** Reloads on request, and automatically once the page can be reached: the network or the shop may be back. */
const lookScript =
  'const look=()=>navigator.onLine&&fetch(location.href,{method:"HEAD"}).then(({ok})=>ok&&location.reload(),()=>{});addEventListener("online",look);document.querySelector("button").onclick=()=>location.reload();setInterval(look,10000)';

/** Shown when a page is not in the cache and the network fails. */
export default function OfflinePage() {
  const { scriptMark } = useContext(RenderingContext);
  return (
    <main className="offline">
      <div className="offline__edge">
        <Wordmark />
      </div>
      <div className="offline__word">
        <Drop />
        <h1 className="t-display">{offlineWording.title}</h1>
        <p className="t-lead soft">{offlineWording.hint}</p>
        <button type="button" className="btn btn--primary">
          {offlineWording.tryAgain}
        </button>
      </div>
      <nav className="offline__kept" aria-labelledby="kept-pages">
        <h2 className="t-small soft" id="kept-pages">
          {offlineWording.keptPages}
        </h2>
        {/* The service worker fills it in. */}
        <ul className="offline__pages" />
      </nav>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
      <script nonce={scriptMark} dangerouslySetInnerHTML={{ __html: lookScript }} />
    </main>
  );
}
