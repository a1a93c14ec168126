import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/** The network of an address: the IPv4 address itself, or the /64 prefix of an IPv6 address, which is one home. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%');
  if (isIP(bare) === 6) return `${firstHalf(bare)}::/64`;
  // A trusted proxy may send anything as the address.
  return isIP(bare) === 4 ? bare : 'unknown';
}

/** For the audit log, which keeps it for ever: of an IPv4 address the /24, of an IPv6 address the /48. */
export function loggedNetwork(address: string): string {
  const network = networkOf(address);
  if (isIP(network) === 4) return `${network.replace(/\d+$/, '0')}/24`;
  const [prefix, size] = network.split('::/');
  return size === undefined ? network : `${prefix!.split(':').slice(0, 3).join(':')}::/48`;
}

function firstHalf(address: string): string {
  // The URL parser normalises the address, including an IPv4 part at its end.
  const written = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [front = '', back] = written.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = 8 - groups(front).length - groups(back).length;
  return [...groups(front), ...Array.from({ length: missing }, () => '0'), ...groups(back)].slice(0, 4).join(':');
}

/** A keyed hash (HMAC) of the network: addresses cannot be guessed from a table. Each table has a key of its own. */
export function networkHash(key: Uint8Array, address: string): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22);
}
