import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline requests; allow a few. */
const mostWaiting = 16;

/**
 * Handles pipelined requests of one connection one after another: the next begins when the previous reply is read. Node
 * begins all of them at once, so a client that sends hundreds and reads nothing would fill the memory with replies.
 */
export function answerOneAfterAnother(server: Server): void {
  const [answer] = server.listeners('request') as RequestListener[];
  if (answer === undefined) throw new Error('the server has no request listener');
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
