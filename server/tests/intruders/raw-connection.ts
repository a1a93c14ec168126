import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Writes raw bytes and reads until the shop closes the connection. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const answered = text(socket);
  socket.write(bytes, 'latin1');
  return await answered.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return '';
    throw error;
  });
}

/** The statuses of all replies in the text. */
export function statusesIn(read: string): number[] {
  return [...read.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
