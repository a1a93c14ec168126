import { isIP } from 'node:net';

/** Who is meant by an address: one machine by an IPv4 address, one home by the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 6) return `${firstHalf(bare)}::/64`;
  // A proxy that is believed may say anything.
  return isIP(bare) === 4 ? bare : 'unknown';
}

function firstHalf(address: string): string {
  // So an address has one spelling, without the dots that its end may have.
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [front = '', back] = written.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(front).length - groups(back).length;
  return [...groups(front), ...Array.from({ length: missing }, () => '0'), ...groups(back)].slice(0, 4).join(':');
}
