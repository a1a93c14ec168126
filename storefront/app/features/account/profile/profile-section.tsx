import { profileWording } from '@shop/wording/account-profile.ts';
import { useState } from 'react';
import type { ReadyAccount } from '../use-account.ts';
import { ActivationNotice } from './activation-notice.tsx';
import { PasswordForm } from './password-form.tsx';
import { PersonalData } from './personal-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';
import './profile.css';

export default function ProfileSection({ account }: { account: ReadyAccount }) {
  const { user, setUser, signOut, deleteAccount } = account;
  // Counts password changes: each ends the other sessions, so the list is loaded again.
  const [passwords, setPasswords] = useState(0);
  return (
    <div className="acct__parts">
      {!user.is_activated && <ActivationNotice email={user.email} />}
      <section className="acct__part" aria-labelledby="personal">
        <h2 className="t-heading" id="personal">
          {profileWording.personal}
        </h2>
        <ProfileForm user={user} onSaved={setUser} />
      </section>
      <section className="acct__part" aria-labelledby="password">
        <h2 className="t-heading" id="password">
          {profileWording.password}
        </h2>
        <PasswordForm onChanged={() => setPasswords((count) => count + 1)} />
      </section>
      <section className="acct__part" aria-labelledby="sessions">
        <h2 className="t-heading" id="sessions">
          {profileWording.sessions}
        </h2>
        <Sessions change={passwords} signOut={signOut} />
      </section>
      <section className="acct__part" aria-labelledby="data">
        <h2 className="t-heading" id="data">
          {profileWording.data}
        </h2>
        <PersonalData deleteAccount={deleteAccount} />
      </section>
    </div>
  );
}
