import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import type { AuthProvider } from 'react-admin';
import { api } from './api.ts';
import { refusalCode } from './call-api.ts';
import { forgetDraftsOf } from './drafts/kept-drafts.ts';
import { untilAnswered } from './until-answered.ts';

/** Asked for once: the session is a cookie that no script reads. */
let known: Promise<StaffIdentity> | undefined;

/** Who is signed in; refused when nobody is. Whether anybody is, only the server knows: it is asked until it answers. */
export function readIdentity(): Promise<StaffIdentity> {
  known ??= untilAnswered(() => api('GET /api/v1/admin/auth/me/'), { isAnswer: isSessionOver }).catch(
    (error: unknown) => {
      known = undefined;
      throw error;
    },
  );
  return known;
}

/** After whatever answers with the identity as it is now. */
export function noteIdentity(identity: StaffIdentity) {
  known = Promise.resolve(identity);
}

/** The other tabs of this browser: whoever signs out in one leaves all of them. */
const otherTabs = new BroadcastChannel('staff-session');
otherTabs.onmessage = leave;

/** A new document: nothing that was read stays in memory. What is on the screen goes before it has come. */
function leave() {
  known = undefined;
  document.documentElement.style.display = 'none';
  window.location.replace('/admin/login');
}

/** Whoever comes back to a tab may have been signed out meanwhile, or somebody else may have signed in elsewhere. */
async function checkAgain() {
  const before = await known?.catch(() => undefined);
  if (before === undefined) return;
  try {
    const now = await api('GET /api/v1/admin/auth/me/');
    if (now.id !== before.id) window.location.reload();
  } catch (error) {
    // Who cannot reach the shop keeps what is on the screen.
    if (isSessionOver(error)) leave();
  }
}
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void checkAgain();
});
// Out of the browser's memory of pages that were left.
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
    // Whose session has ended finds the drafts again after signing in; whoever leaves takes them along.
    const leaving = await known?.catch(() => undefined);
    if (leaving !== undefined) forgetDraftsOf(leaving.id);
    known = undefined;
    // Whoever cannot be reached, or has no session any more, is signed out here all the same.
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
    return (await readIdentity()).role;
  },
};
