import { accountPageWording } from '@shop/wording/account.ts';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import type { Account } from './use-account.ts';
import { useAction } from './use-action.ts';
import { type Section, sections } from './use-section.ts';

/** The sections of the account and the sign-out button. */
export function AccountNav({ section, signOut }: { section: Section | undefined; signOut: Account['signOut'] }) {
  const { action, run } = useAction();
  const leave = () => run(() => signOut('this one'));
  return (
    <div className="acct__aside">
      <nav className="acct__nav" aria-label={accountPageWording.title}>
        {sections.map((each) => (
          <Link key={each} to={`#${each}`} aria-current={each === section ? 'page' : undefined}>
            {accountPageWording.sections[each]}
          </Link>
        ))}
        <button type="button" className="mute" aria-busy={action.state === 'busy'} onClick={leave}>
          {accountPageWording.signOut}
        </button>
      </nav>
      {action.state === 'failed' && <Notice tone="danger">{accountPageWording.signOutFailed}</Notice>}
    </div>
  );
}
