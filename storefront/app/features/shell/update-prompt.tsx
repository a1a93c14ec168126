import { appWorkerWording } from '@shop/wording/app-worker.ts';
import { Icon } from '../../ui/icon.tsx';
import './update-prompt.css';

/** Offers the new version; the page changes only after the customer agrees. */
export function UpdatePrompt({ onUpdate, onLater }: { onUpdate: () => void; onLater: () => void }) {
  return (
    <div className="toast">
      <div className="toast__head">
        <div>
          <p className="toast__title">{appWorkerWording.newVersion}</p>
          <p className="t-small soft">{appWorkerWording.newVersionHint}</p>
        </div>
        <button type="button" className="iconbtn" aria-label={appWorkerWording.close} onClick={onLater}>
          <Icon name="x" />
        </button>
      </div>
      <div className="row">
        <button type="button" className="btn btn--primary btn--s" onClick={onUpdate}>
          {appWorkerWording.update}
        </button>
        <button type="button" className="btn btn--s" onClick={onLater}>
          {appWorkerWording.later}
        </button>
      </div>
    </div>
  );
}
