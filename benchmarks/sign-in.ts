/** The headers of requests by a member of the staff. */
export async function signIn(address: string, { email, password }: { email: string; password: string }) {
  const origin = 'http://localhost';
  const reply = await fetch(`${address}/api/v1/admin/auth/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  const cookie = reply.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(await reply.text());
  return { cookie, origin };
}
