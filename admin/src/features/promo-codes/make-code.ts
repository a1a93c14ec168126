/** Without characters that are easily confused. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const groupLength = 4;

/** A random code that is easy to read out: 'K7QM-2XWD'. */
export function makeCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(2 * groupLength));
  const code = Array.from(random, (byte) => signs[byte % signs.length]).join('');
  return `${code.slice(0, groupLength)}-${code.slice(groupLength)}`;
}
