import type { StaffIdentity } from '@shop/contract/admin/auth.ts';
import type { AuthProvider } from 'react-admin';
import { api } from './api.ts';
import { refusalCode } from './call-api.ts';

/** Asked for once: the session is a cookie that no script reads. */
let known: Promise<StaffIdentity> | undefined;

/** Who is signed in; refused when nobody is. */
export function readIdentity(): Promise<StaffIdentity> {
  known ??= api('GET /api/v1/admin/auth/me/').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** After whatever answers with the identity as it is now. */
export function noteIdentity(identity: StaffIdentity) {
  known = Promise.resolve(identity);
}

const isSessionOver = (error: unknown) =>
  ['not_authenticated', 'token_not_valid'].includes(refusalCode(error) ?? 'none');

export const authProvider: AuthProvider = {
  async login({ email, password, code }: { email: string; password: string; code?: string }) {
    const body = { email, password, ...(code && { code }) };
    noteIdentity(await api('POST /api/v1/admin/auth/login/', { body }));
  },
  async logout() {
    known = undefined;
    // Whoever cannot be reached, or has no session any more, is signed out here all the same.
    await api('POST /api/v1/admin/auth/logout/').catch(() => {});
  },
  async checkAuth() {
    await readIdentity();
  },
  async checkError(error) {
    if (isSessionOver(error)) throw error;
  },
  async getIdentity() {
    const { id, name, ...rest } = await readIdentity();
    return { id, fullName: name, ...rest };
  },
  async getPermissions() {
    return (await readIdentity()).role;
  },
};
