/** How long each thing is asked for; shorter while working on the benchmark itself. */
export const secondsEach = Number(process.env.BENCH_SECONDS ?? 2);
