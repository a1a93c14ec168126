import { customerWording, activationPageWording as wording } from '@shop/wording/customers.ts';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { PageLink } from '../../navigation/page-link.tsx';
import { useIsSignedIn } from '../../session/signed-in.ts';
import type { Failure, Typed } from '../../ui/use-form.ts';
import { Done } from './done.tsx';
import { EmailForm } from './email-form.tsx';
import { toFailure } from './to-failure.ts';

/** Sends a new letter when the link has expired. */
export function AskActivationAgain() {
  const isSignedIn = useIsSignedIn();
  const [isSent, setIsSent] = useState(false);
  async function send(typed: Typed<'email'>): Promise<Failure<'email'> | undefined> {
    try {
      await browserApi('POST /api/v1/users/resend_activation/', { body: typed });
    } catch (error) {
      return toFailure(error, ['email'], customerWording.letterFailed);
    }
    setIsSent(true);
  }
  if (isSignedIn) {
    return (
      <div className="auth__more">
        <p className="soft">{wording.askInAccount}</p>
        <PageLink className="linkbtn" to="/account">
          <span className="link">{customerWording.toAccount}</span>
        </PageLink>
      </div>
    );
  }
  return (
    <div className="auth__more">
      {isSent ? (
        <Done says={wording.resent} />
      ) : (
        <>
          <p className="soft">{wording.askAgain}</p>
          <EmailForm submit={wording.resend} send={send} />
        </>
      )}
    </div>
  );
}
