import { databaseFaults, watchFault } from './support/database-faults.ts';
import { openScene } from './support/scene.ts';

// Usage: database.ts [fault …] [--long]
// What faults of the database do to a server: it stays the same process, says 503 and nothing else, and answers well
// within 3 seconds (10 without --long, for machines that do other things as well) of the end of the fault.
const words = process.argv.slice(2);
const isLong = words.includes('--long');
const names = words.filter((word) => word !== '--long');
const unknown = names.find((name) => !databaseFaults.some((fault) => fault.name === name));
if (unknown) throw new Error(`${unknown} is none of ${databaseFaults.map(({ name }) => name).join(', ')}`);
const limitMs = isLong ? 3000 : 10_000;

const scene = await openScene();
const server = await scene.startServer();
try {
  for (const fault of databaseFaults) {
    if (names.length > 0 && !names.includes(fault.name)) continue;
    const { calls, busy, wrong, slowestMs, goodAfterMs, isSameProcess } = await watchFault(
      scene,
      server,
      fault,
      isLong,
    );
    const longestMs = (fault.longestCallMs ?? Infinity) * (isLong ? 1 : 2);
    const isGood =
      isSameProcess && wrong === 0 && goodAfterMs !== null && goodAfterMs <= limitMs && slowestMs <= longestMs;
    if (!isGood) process.exitCode = 1;
    console.log(
      `database ${fault.name}: ${isGood ? 'good' : 'BAD'}; first good answer after ${goodAfterMs?.toFixed(0) ?? 'no'} ms ` +
        `(wanted at most ${limitMs}), ${busy} of ${calls} calls 503, ${wrong} wrong, slowest ${slowestMs.toFixed(0)} ms, ` +
        `${isSameProcess ? 'same process' : 'the process ENDED'}`,
    );
  }
} finally {
  await server.kill('SIGTERM');
  await scene.close();
}
