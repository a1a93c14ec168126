import { accountPageWording } from '@shop/wording/account.ts';
import type { ComponentType } from 'react';
import { redirectDocument } from 'react-router';
import { useAnswer } from '../../api/use-answer.ts';
import { describePage } from '../../meta/describe-page.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx';
import { readIsSignedIn } from '../../session/signed-in.ts';
import { Notice } from '../../ui/notice.tsx';
import { useLostFocus } from '../../ui/use-lost-focus.ts';
import { useBroughtNotice } from '../customers/use-brought-notice.ts';
import { Message } from '../shell/message.tsx';
import type { Route } from './+types/account-page.ts';
import { AccountFailure } from './account-failure.tsx';
import { AccountNav } from './account-nav.tsx';
import { type ReadyAccount, useAccount } from './use-account.ts';
import { type Section, useSection } from './use-section.ts';
import './account.css';

const parts: Record<Section, LoadPart> = {
  profile: () => import('./profile/profile-section.tsx'),
  orders: () => import('./orders/orders-section.tsx'),
  wishlist: () => import('../wishlist/wished-section.tsx'),
};

/** For a document request the server checks the session. `clientLoader` is for navigation within the site. */
export const loader = () => null;

/** Only the server can check the session cookies: it allows the page or redirects to the sign-in. */
export function clientLoader() {
  if (!readIsSignedIn()) throw redirectDocument('/account');
  return null;
}

export const meta: Route.MetaFunction = (visit) => [
  ...describePage(visit, { title: accountPageWording.title, description: accountPageWording.description }),
  { name: 'robots', content: 'noindex' },
];

/** The server renders the same frame for all visitors. The browser loads the customer. */
export default function AccountPage() {
  const account = useAccount();
  const section = useSection();
  const brought = useBroughtNotice();
  useLostFocus(account.state === 'deleted');
  const part = usePart(section && parts[section]);
  if (account.state === 'deleted') {
    return (
      <Message title={accountPageWording.deleted}>
        <p>{accountPageWording.deletedHint}</p>
      </Message>
    );
  }
  const failed = account.state === 'failed' ? account : part.hasFailed ? part : undefined;
  const user = account.state === 'ready' ? account.user : undefined;
  return (
    <div className="page">
      <Breadcrumbs current={accountPageWording.title} />
      <h1 className="t-display acct__title">
        {user ? accountPageWording.helloTo(user.first_name) : accountPageWording.hello}
      </h1>
      <div className="acct">
        <AccountNav section={section} signOut={account.signOut} />
        <div className="acct__main">
          {user && brought && <Notice tone="success">{brought}</Notice>}
          {account.state === 'ready' && part.Part ? (
            <part.Part account={account} />
          ) : failed ? (
            <AccountFailure isAsking={failed.isAsking} onRetry={failed.retry} />
          ) : (
            <AccountComing />
          )}
        </div>
      </div>
    </div>
  );
}

function AccountComing() {
  return (
    <>
      <noscript>
        <p className="t-lead">{accountPageWording.needsScripts}</p>
      </noscript>
      <div className="acct__coming" role="status">
        <span className="sr">{accountPageWording.loading}</span>
      </div>
    </>
  );
}

type Part = ComponentType<{ account: ReadyAccount }>;
type LoadPart = () => Promise<{ default: Part }>;

/** Loads the code of an account section when it is first opened. */
function usePart(load: LoadPart | undefined) {
  const { last, isAsking, hasFailed, retry } = useAnswer(load, fetchPart, load !== undefined);
  return { Part: last?.question === load ? last?.answer : undefined, isAsking, hasFailed, retry };
}

async function fetchPart(load: LoadPart | undefined): Promise<Part | undefined> {
  return (await load?.())?.default;
}
