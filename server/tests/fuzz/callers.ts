import { demoAccounts } from '@shop/demo-catalogue/accounts.ts';
import type { Answer } from './judge-answer.ts';
import type { Caller } from './odd-requests.ts';
import type { Send } from './send-raw.ts';

const origin = 'http://localhost:3000';
const [demoOwner] = demoAccounts.staff;
const staffPassword = demoOwner.password;

/** Keeps the sessions of callers: a caller whose session was ended by a call signs in again. */
export function callersAt(send: Send) {
  /** Sessions, or promises of sign-ins in progress, which are shared. */
  const known = new Map<Caller, Promise<Record<string, string>>>([['stranger', Promise.resolve({})]]);
  let customers = 0;
  let hasUnnamedOwner = false;

  async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
    const given = { 'content-type': 'application/json', origin, ...headers };
    return await send({ method: 'POST', path, headers: given, body: Buffer.from(JSON.stringify(body)) });
  }

  async function newCustomer(): Promise<Record<string, string>> {
    customers += 1;
    const password = 'Rosa-2026!';
    const { body } = await post('/api/v1/users/', {
      first_name: 'Олена',
      last_name: 'Ковальчук',
      email: `customer-${customers}@rosa.example`,
      phone_number: '+380671234567',
      password,
      re_password: password,
    });
    return { authorization: `Bearer ${JSON.parse(body).access}` };
  }

  async function signInStaff(email: string): Promise<Record<string, string>> {
    const { status, headers, body } = await post('/api/v1/admin/auth/login/', { email, password: staffPassword });
    if (status !== 200) throw new Error(`${email} cannot sign in any more: ${body}`);
    return { cookie: String(headers['set-cookie']).split(';')[0]!, origin };
  }

  /** An owner that no call names: sooner or later a call deactivates the owner of the demonstration. */
  async function unnamedOwner(): Promise<Record<string, string>> {
    const email = 'unnamed-owner@rosa.example';
    if (!hasUnnamedOwner) {
      const owner = { name: 'Олена', email, role: 'owner', password: staffPassword };
      await post('/api/v1/admin/staff/', owner, await signInStaff(demoOwner.email));
      hasUnnamedOwner = true;
    }
    return await signInStaff(email);
  }

  async function headersOf(caller: Caller): Promise<Record<string, string>> {
    const headers = known.get(caller) ?? (caller === 'owner' ? unnamedOwner() : newCustomer());
    known.set(caller, headers);
    return await headers;
  }

  return {
    headersOf,
    /** Undoes what a call has done to its caller or to the whole shop. */
    async recover(caller: Caller, { status, body }: Answer): Promise<void> {
      if (status === 401 && caller !== 'stranger') known.delete(caller);
      if (status !== 503 || !body.includes('"maintenance"')) return;
      const payload = Buffer.from('{"is_on":false}');
      const headers = { 'content-type': 'application/json', ...(await headersOf('owner')) };
      await send({ method: 'PUT', path: '/api/v1/admin/maintenance/', headers, body: payload });
    },
  };
}
