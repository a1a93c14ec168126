import { profileWording } from '@shop/wording/account-profile.ts';
import { useState } from 'react';
import { browserApi } from '../../../api/browser-api.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { ReadyAccount } from '../use-account.ts';
import { useAction } from '../use-action.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** Export of the personal data and deletion of the account. */
export function PersonalData({ deleteAccount }: Pick<ReadyAccount, 'deleteAccount'>) {
  const { action, run } = useAction();
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <>
      <p className="soft">{profileWording.dataHint}</p>
      {action.state === 'failed' && (
        <Notice tone="danger">{errorMessage(action.error, profileWording.actionFailed)}</Notice>
      )}
      <div className="acct__ways">
        <button
          type="button"
          className="btn btn--line"
          aria-busy={action.state === 'busy'}
          onClick={() => run(downloadData)}
        >
          {profileWording.download}
        </button>
        <button type="button" className="btn acct__delete" onClick={() => setIsDeleting(true)}>
          {profileWording.delete}
        </button>
      </div>
      {isDeleting && <DeleteDialog onClose={() => setIsDeleting(false)} deleteAccount={deleteAccount} />}
    </>
  );
}

async function downloadData(): Promise<void> {
  const data = await browserApi('GET /api/v1/users/me/export/');
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download: profileWording.fileName }).click();
  URL.revokeObjectURL(address);
}
