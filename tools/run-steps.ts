import { spawn } from 'node:child_process';

type Step = { name: string; command: readonly [string, ...string[]] };

/** Runs steps quietly, `atOnce` at a time. Continues after a failure, so that all problems are shown at once. */
export async function runSteps(steps: readonly Step[], atOnce = 1): Promise<boolean> {
  const waiting = [...steps];
  let isGood = true;
  const runInTurn = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      isGood = (await runStep(step)) && isGood;
  };
  await Promise.all(Array.from({ length: atOnce }, runInTurn));
  return isGood;
}

async function runStep({ name, command }: Step): Promise<boolean> {
  const startedAt = performance.now();
  const { code, words } = await run(command);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.padStart(5)} s`);
  if (code !== 0) console.log(words);
  return code === 0;
}

function run([program, ...options]: readonly [string, ...string[]]): Promise<{ code: number; words: string }> {
  return new Promise((done) => {
    const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
    child.once('error', (error) => done({ code: 1, words: error.message }));
    child.once('close', (code) => done({ code: code ?? 1, words }));
  });
}
