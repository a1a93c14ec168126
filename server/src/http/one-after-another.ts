import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy sends a second request before the answer to the first; a few may. */
const mostWaiting = 16;

/**
 * Begins with a request when the one before it on the same connection is answered and read. Node begins with all of
 * them at once, and whoever sends hundreds and reads nothing would have all answers made and kept.
 */
export function answerOneAfterAnother(server: Server): void {
  const [answer] = server.listeners('request') as RequestListener[];
  if (answer === undefined) throw new Error('Nobody answers requests of this server');
  const busy = new WeakMap<Socket, (() => void)[]>();

  server.removeAllListeners('request').on('request', (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = busy.get(socket)?.shift();
        if (next === undefined || socket.destroyed) busy.delete(socket);
        else next();
      });
      answer(request, response);
    };
    const waiting = busy.get(socket);
    if (waiting === undefined) {
      busy.set(socket, []);
      begin();
    } else if (waiting.length < mostWaiting) waiting.push(begin);
    else socket.destroy();
  });
}
