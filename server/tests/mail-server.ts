import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/**
 * A minimal SMTP server. `answer` gets '' for the greeting and '.' for the whole letter, and may return 'silence', or 'end' to
 * close the connection.
 */
export async function startMailServer(answer: (line: string) => string) {
  const commands: string[] = [];
  const received: string[] = [];
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    let isLetter = false;
    const say = (words: string) => {
      if (words === 'end') socket.destroy();
      else if (words !== 'silence') socket.write(`${words}\r\n`);
    };
    say(answer('') === 'silence' ? 'silence' : '220 mail.rosa.example');
    createInterface({ input: socket }).on('line', (line) => {
      if (isLetter) {
        isLetter = line !== '.';
        if (isLetter) received.push(line);
        else say(answer('.'));
        return;
      }
      commands.push(line);
      const answered = answer(line);
      isLetter = line === 'DATA' && answered === '250 OK';
      say(isLetter ? '354 Go on' : answered);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, commands, received };
}
