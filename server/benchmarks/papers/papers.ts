import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '@portal/contract/values/median.ts';
import * as layout from '../../src/features/documents/bol/draw-bol.ts';
import { renderHere, type Layout } from '../../src/platform/pdf/pdf-render.ts';
import { renderPdf } from '../../src/platform/pdf/pdf.ts';
import { bolSample } from './bol-sample.ts';

const wantedPerSecond = 100;
const wantedDelayMs = 50;
const atOnce = 200;

/** What this process was given of a core, in seconds: other work on the machine does not count. */
const coreSeconds = async (work: () => Promise<void>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

/** A fixed piece of work, to compare machines by. */
const loop = async (): Promise<void> => {
  let x = 1;
  for (let i = 0; i < 100_000_000; i += 1) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  if (x === 0) console.log('');
};

const drawHere = async (count: number, from: number): Promise<void> => {
  for (let i = 0; i < count; i += 1) await renderHere(layout as Layout, bolSample(from + i));
};

/** How long the event loop was kept waiting at worst: by the clock, and by this thread's own work alone. */
const worstWait = async (work: () => Promise<unknown>): Promise<{ clock: number; own: number }> => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let own = 0;
  let last = process.threadCpuUsage();
  const turn = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    last = process.threadCpuUsage();
    own = Math.max(own, (user + system) / 1000);
  }, 1);
  delay.enable();
  await work();
  delay.disable();
  clearInterval(turn);
  return { clock: delay.max / 1e6, own };
};

await drawHere(150, 1);
const loopSeconds = await coreSeconds(loop);
const count = 400;
const seconds = await coreSeconds(() => drawHere(count, 1000));
console.log(
  `bills of lading: ${(count / seconds).toFixed(0)} a second of one core (wanted ${wantedPerSecond}); ` +
    `a loop of 10^8 steps takes ${(loopSeconds * 1000).toFixed(0)} ms of a core here`,
);

// The middle of the times and the largest of so many papers, one after the other.
const wantedMs = 60;
const wantedKilobytes = 60;
const drawings: { clock: number; own: number; bytes: number }[] = [];
for (let i = 0; i < 300; i += 1) {
  const began = performance.now();
  const before = process.cpuUsage();
  const { length } = await renderHere(layout as Layout, bolSample(2000 + i));
  const { user, system } = process.cpuUsage(before);
  drawings.push({ clock: performance.now() - began, own: (user + system) / 1000, bytes: length });
}
const largest = Math.max(...drawings.map(({ bytes }) => bytes));
console.log(
  `one bill of lading: ${median(drawings.map(({ own }) => own)).toFixed(1)} ms of a core in the middle, ` +
    `${median(drawings.map(({ clock }) => clock)).toFixed(1)} ms by the clock (wanted ${wantedMs} on an idle machine), ` +
    `${(largest / 1024).toFixed(1)} kB at most (wanted ${wantedKilobytes})`,
);

// The threads are there before the crowd comes, as in a server that has drawn before.
const bol = new URL('../../src/features/documents/bol/draw-bol.ts', import.meta.url);
await Promise.all(Array.from({ length: 8 }, (_, i) => renderPdf(1, bol, bolSample(i + 1))));
const start = performance.now();
const busy = await worstWait(() =>
  Promise.all(Array.from({ length: atOnce }, (_, i) => renderPdf(1, bol, bolSample(5000 + i)))),
);
const took = performance.now() - start;
const idle = await worstWait(() => sleep(took));
console.log(
  `${atOnce} at once: ${took.toFixed(0)} ms on ${availableParallelism()} cores; the event loop waited ` +
    `${busy.clock.toFixed(1)} ms at worst, ${busy.own.toFixed(1)} ms of it for its own work (wanted ${wantedDelayMs}); ` +
    `${idle.clock.toFixed(1)} ms with nothing to do`,
);
process.exit(0);
