import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import type { AuthProvider } from 'react-admin';
import { api } from './api.ts';
import { refusalCode } from './call-api.ts';
import { forgetDraftsOf } from './drafts/kept-drafts.ts';
import { untilAnswered } from './until-answered.ts';

/** Requested once and cached: the session is an http-only cookie, which no script can read. */
let known: Promise<StaffIdentity> | undefined;

/** The signed-in user; rejects when there is no session. Only the server knows, so it is asked until it answers. */
export function readIdentity(): Promise<StaffIdentity> {
  known ??= untilAnswered(() => api('GET /api/v1/admin/auth/me/'), { isAnswer: isSessionOver }).catch(
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** Stores the identity from an answer that contains it. */
export function noteIdentity(identity: StaffIdentity) {
  known = Promise.resolve(identity);
}

/** Other tabs of this browser: signing out in one signs out all. */
const otherTabs = new BroadcastChannel('staff-session');
otherTabs.onmessage = leave;

/** Loads a new document, so that no data stays in memory. The screen is hidden at once. */
function leave() {
  known = undefined;
  document.documentElement.style.display = 'none';
  window.location.replace('/admin/login');
}

/** On return to a tab the session may be over, or belong to another user. */
async function checkAgain() {
  const before = await known?.catch(() => undefined);
  if (before === undefined) return;
  try {
    const now = await api('GET /api/v1/admin/auth/me/');
    // Another account, or an owner has changed the role: menu and forms are built anew.
    if (now.id !== before.id || now.rights.join() !== before.rights.join()) window.location.reload();
  } catch (error) {
    // Without a connection the screen stays as it is.
    if (isSessionOver(error)) leave();
  }
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void checkAgain();
});
// Restored from the back/forward cache.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void checkAgain();
});

const isSessionOver = (error: unknown) =>
  ['not_authenticated', 'token_not_valid'].includes(refusalCode(error) ?? 'none');

export const authProvider: AuthProvider = {
  async login({ email, password, code }: { email: string; password: string; code?: string }) {
    const body = { email, password, ...(code && { code }) };
    noteIdentity(await api('POST /api/v1/admin/auth/login/', { body }));
  },
  async logout() {
    // Signing out deletes the drafts. When a session expires they stay for the next sign-in.
    const leaving = await known?.catch(() => undefined);
    if (leaving !== undefined) forgetDraftsOf(leaving.id);
    known = undefined;
    // If the request fails, the user is still signed out here.
    await api('POST /api/v1/admin/auth/logout/').catch(() => {});
    otherTabs.postMessage('signed out');
  },
  async checkAuth() {
    await readIdentity();
  },
  async checkError(error) {
    if (!isSessionOver(error)) return;
    known = undefined;
    throw error;
  },
  async getIdentity() {
    const { id, name, ...rest } = await readIdentity();
    return { id, fullName: name, ...rest };
  },
  async getPermissions() {
    return (await readIdentity()).rights;
  },
};
