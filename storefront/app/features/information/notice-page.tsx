import { Drop } from '../../ui/drop.tsx';
import { Wordmark } from '../shell/wordmark.tsx';
import './notice-page.css';

/** A whole page with a short text and one link. */
export function NoticePage({ title, text, way }: { title: string; text: string; way: { to: string; label: string } }) {
  return (
    <main className="maint">
      <div className="maint__edge">
        <Wordmark />
      </div>
      <div className="maint__word">
        <Drop />
        <h1 className="t-hero">{title}</h1>
        <p className="t-lead soft">{text}</p>
      </div>
      <div className="maint__edge">
        <a className="linkbtn" href={way.to}>
          <span className="link">{way.label}</span>
        </a>
      </div>
    </main>
  );
}
