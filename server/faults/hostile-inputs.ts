import { withBenchApp } from '../benchmarks/bench-app.ts';
import { sendHostileRequests, sendHostileStreams, setHostileStage } from '../src/testing/hostile-battery.ts';

// Usage: hostile-inputs.ts [inputs] [seed] [--long]
// Hostile inputs over every call and on the wire, 200,000 with --long: no answer says 5xx, and every refusal has the
// shape of errors. Goes by rounds, each with the seed after the one before: begin with a round's seed to repeat it, or
// to go on from it.
const isLong = process.argv.includes('--long');
const [inputs = isLong ? 200_000 : 10_000, firstSeed = 1] = process.argv.slice(2).map(Number).filter(Number.isFinite);
const requestsARound = 1600;
const streamsARound = 400;
const aRound = requestsARound + streamsARound;

await withBenchApp(async (app) => {
  const stage = await setHostileStage(app);
  const startedAt = performance.now();
  let sent = 0;
  const statuses: Record<string, number> = {};
  let wrong = 0;
  for (let seed = firstSeed; sent < inputs; seed += 1) {
    const requests = await sendHostileRequests(stage, { count: requestsARound, seed });
    const faults = [...requests.faults, ...(await sendHostileStreams(stage, { count: streamsARound, seed }))];
    sent += aRound;
    for (const [status, count] of Object.entries(requests.statuses)) statuses[status] = (statuses[status] ?? 0) + count;
    wrong += faults.length;
    for (const what of faults.slice(0, 5)) console.log(`  ${what}`);
    const rate = (1000 * sent) / (performance.now() - startedAt);
    console.log(`hostile-inputs: seed ${seed}, ${sent} of ${inputs} sent, ${wrong} wrong, ${rate.toFixed(0)} a second`);
  }
  console.log(
    `hostile-inputs: ${wrong === 0 ? 'good' : 'BAD'}; ${sent} sent, ${wrong} wrong; answers ${JSON.stringify(statuses)}`,
  );
  if (wrong > 0) process.exitCode = 1;
});
