/** Counts the turns of the event loop while `work` runs. */
export async function turnsDuring<Made>(work: () => Promise<Made>) {
  let turns = 0;
  let isDone = false;
  const count = () => {
    if (isDone) return;
    turns += 1;
    setImmediate(count);
  };
  setImmediate(count);
  const made = await work().finally(() => {
    isDone = true;
  });
  return { made, turns };
}
