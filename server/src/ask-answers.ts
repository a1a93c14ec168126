import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks the questions at a terminal; without a terminal, reads the answers as lines of standard input. Typed passwords are
 * not echoed.
 */
export async function askAnswers<Name extends string>(questions: Record<Name, string>): Promise<Record<Name, string>> {
  const names = Object.keys(questions) as Name[];
  const answers = {} as Record<Name, string>;
  if (!stdin.isTTY) {
    const input = createInterface({ input: stdin });
    const lines = input[Symbol.asyncIterator]();
    for (const name of names) answers[name] = ((await lines.next()).value as string | undefined) ?? '';
    input.close();
    stdin.destroy();
    return answers;
  }
  let isHidden = false;
  const terminal = createInterface({
    input: stdin,
    output: new Writable({
      write: (chunk, encoding, done) => (isHidden ? done() : void stdout.write(chunk, encoding, done)),
    }),
    terminal: true,
  });
  for (const name of names) {
    const isSecret = name === 'password';
    if (isSecret) stdout.write(questions[name]);
    isHidden = isSecret;
    answers[name] = await terminal.question(isSecret ? '' : questions[name]);
    if (isSecret) stdout.write('\n');
    isHidden = false;
  }
  terminal.close();
  return answers;
}
