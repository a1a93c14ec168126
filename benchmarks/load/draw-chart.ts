import type { Second } from './timeline.ts';

export type Mark = { from: number; to: number; label: string };

const width = 900;
const latency = { top: 70, height: 250 };
const traffic = { top: 370, height: 90 };
const left = 70;
const right = 20;

/** Readable on light and on dark paper: the colours are those of the reader's choice. */
const style = `
  text { font: 13px system-ui, sans-serif; fill: #374151 }
  .title { font-size: 16px; font-weight: 600 }
  .grid { stroke: #d1d5db; stroke-width: 1 }
  .mark { fill: #f59e0b; fill-opacity: .22 }
  .p50 { fill: none; stroke: #0f766e; stroke-width: 2 }
  .p95 { fill: none; stroke: #7c3aed; stroke-width: 2; stroke-dasharray: 5 3 }
  .answered { fill: #0f766e; fill-opacity: .45 }
  .failed { fill: #dc2626 }
  .paper { fill: #ffffff }
  @media (prefers-color-scheme: dark) {
    text { fill: #e5e7eb }
    .grid { stroke: #4b5563 }
    .p50 { stroke: #5eead4 }
    .p95 { stroke: #c4b5fd }
    .answered { fill: #5eead4 }
    .failed { fill: #f87171 }
    .paper { fill: #111827 }
  }`;

/** How long answers took, second by second on a logarithmic scale, above how many there were. */
export function drawChart(seconds: readonly Second[], marks: readonly Mark[]): string {
  const x = (second: number) => round(left + (second / seconds.length) * (width - left - right));
  const slowest = Math.max(100, ...seconds.map(({ p95 }) => p95 ?? 0));
  const decades = Math.ceil(Math.log10(slowest));
  const ms = (time: number) =>
    round(latency.top + latency.height * (1 - Math.max(0, Math.log10(Math.max(1, time))) / decades));
  const busiest = Math.max(1, ...seconds.map(({ answered, failed }) => answered + failed));
  const tall = (count: number) => round((count / busiest) * traffic.height);
  const bottom = traffic.top + traffic.height;

  const line = (of: 'p50' | 'p95') => {
    const points = seconds.map((second) => ({ at: second.at, time: second[of] }));
    return `<path class="${of}" d="${points
      .filter(({ time }) => time !== null)
      .map(
        ({ at, time }, index) =>
          `${index === 0 || points[at - 1]?.time == null ? 'M' : 'L'}${x(at + 0.5)} ${ms(time!)}`,
      )
      .join('')}"/>`;
  };
  const bars = seconds.map(({ at, answered, failed }) => {
    const bar = (name: string, from: number, count: number) =>
      count === 0
        ? ''
        : `<rect class="${name}" x="${x(at)}" y="${round(bottom - tall(from + count))}" width="${round(x(at + 1) - x(at))}" height="${tall(count)}"/>`;
    return bar('answered', 0, answered) + bar('failed', answered, failed);
  });
  const times = Array.from({ length: decades + 1 }, (_, power) => 10 ** power);
  const step = Math.max(5, Math.ceil(seconds.length / 12 / 5) * 5);
  const moments = Array.from({ length: Math.floor(seconds.length / step) + 1 }, (_, index) => index * step);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${bottom + 80}" role="img" aria-labelledby="title">`,
    `<style>${style}</style>`,
    '<rect class="paper" width="100%" height="100%"/>',
    '<text id="title" class="title" x="20" y="26">How long customers waited, second by second</text>',
    ...marks.flatMap(({ from, to, label }) => [
      `<rect class="mark" x="${x(from)}" y="${latency.top}" width="${round(x(to) - x(from))}" height="${bottom - latency.top}"/>`,
      `<text x="${x(from)}" y="${latency.top - 6}">${label}</text>`,
    ]),
    ...times.flatMap((time) => [
      `<line class="grid" x1="${left}" x2="${width - right}" y1="${ms(time)}" y2="${ms(time)}"/>`,
      `<text x="${left - 8}" y="${ms(time) + 4}" text-anchor="end">${time < 1000 ? `${time} ms` : `${time / 1000} s`}</text>`,
    ]),
    line('p95'),
    line('p50'),
    `<text x="${left}" y="${traffic.top - 10}">requests a second (at most ${busiest})</text>`,
    ...bars,
    `<line class="grid" x1="${left}" x2="${width - right}" y1="${bottom}" y2="${bottom}"/>`,
    ...moments.map((at) => `<text x="${x(at)}" y="${bottom + 18}" text-anchor="middle">${at}</text>`),
    `<text x="${(left + width - right) / 2}" y="${bottom + 38}" text-anchor="middle">seconds from the beginning</text>`,
    ...legend(bottom + 64),
    '</svg>',
    '',
  ].join('\n');
}

function legend(y: number): string[] {
  return [
    `<path class="p50" d="M${left} ${y - 4}h24"/><text x="${left + 30}" y="${y}">half of the answers were faster</text>`,
    `<path class="p95" d="M${left + 250} ${y - 4}h24"/><text x="${left + 280}" y="${y}">19 of 20 were faster</text>`,
    `<rect class="answered" x="${left + 440}" y="${y - 10}" width="14" height="10"/><text x="${left + 460}" y="${y}">answered</text>`,
    `<rect class="failed" x="${left + 550}" y="${y - 10}" width="14" height="10"/><text x="${left + 570}" y="${y}">tried again elsewhere</text>`,
  ];
}

const round = (length: number) => Math.round(length * 10) / 10;
