import { profileWording } from '@shop/wording/account-profile.ts';
import { browserApi } from '../../../api/browser-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAction } from '../use-action.ts';

/** Shown while the e-mail address is not confirmed; can send the letter again. */
export function ActivationNotice({ email }: { email: string }) {
  const { action, run } = useAction();
  const send = () => run(() => browserApi('POST /api/v1/users/resend_activation/', { body: { email } }));
  return (
    <div className="activation">
      <div className="msg msg--notice">
        <Icon name="circle-alert" />
        <p>{profileWording.notActivated(email)}</p>
        <button type="button" className="btn btn--line btn--s" aria-busy={action.state === 'busy'} onClick={send}>
          {profileWording.sendAgain}
        </button>
      </div>
      {action.state === 'done' && <Notice tone="success">{profileWording.sentAgain}</Notice>}
      {action.state === 'failed' && (
        <Notice tone="danger">{errorMessage(action.error, profileWording.actionFailed)}</Notice>
      )}
    </div>
  );
}
