import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The address at which a process reaches itself; a wildcard address becomes the loopback one. */
export function ownAddress(server: Pick<Server, 'address'>): string {
  const { address, family, port } = server.address() as AddressInfo;
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${host}]` : host}:${port}`;
}
