import { newPasswordWording as wording } from '@shop/wording/customers.ts';
import { passwordWording } from '@shop/wording/passwords.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { describePage } from '../../meta/describe-page.ts';
import { noteSignedOut } from '../../session/signed-in.ts';
import type { Route } from './+types/new-password-page.ts';
import { CustomerFrame } from './customer-frame.tsx';
import { Done } from './done.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

export const meta: Route.MetaFunction = (visit) => [
  // One page for all links, so its description names none of them, and the token is not shared with search engines or
  // link previews.
  ...describePage(visit, { title: wording.title, description: wording.lead, path: '/password/reset/confirm' }),
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** How long the success message is shown before the redirect to the sign-in. */
const saidMs = 2_000;

export default function NewPasswordPage({ params }: Route.ComponentProps) {
  const [isChanged, setIsChanged] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isChanged) return;
    const timer = window.setTimeout(() => void navigate('/login', { replace: true }), saidMs);
    return () => window.clearTimeout(timer);
  }, [isChanged, navigate]);
  function done() {
    // A new password ends all sessions, including this browser's.
    noteSignedOut();
    setIsChanged(true);
  }
  return (
    <CustomerFrame heading={wording.title} {...(!isChanged && { lead: wording.lead })}>
      {isChanged ? (
        <Done says={passwordWording.changed}>
          <p className="soft">{wording.leadingOn}</p>
        </Done>
      ) : (
        <NewPasswordForm link={params} onChanged={done} />
      )}
    </CustomerFrame>
  );
}
