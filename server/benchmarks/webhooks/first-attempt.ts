import { setTimeout as sleep } from 'node:timers/promises';
import { loadDispatched } from '@portal/contract/tracking/tracking.events.ts';
import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { emit } from '../../src/platform/jobs/events.ts';
import { systemContext } from '../../src/platform/context.ts';
import { withTransaction } from '../../src/platform/database/transaction.ts';
import { makeLoad } from '../../src/seed/loads.ts';
import { startReceiver } from '../../src/testing/fixtures/webhook-receiver.ts';
import { withBenchApp } from '../bench-app.ts';

// Usage: first-attempt.ts [events a second] [seconds]
// How long after the commit of an event its first attempt arrives, while another account's endpoint answers nothing.
// Milliseconds: p50, p90, p99.
const [perSecond = 100, seconds = 15] = process.argv.slice(2).map(Number);
const endpoints = 4;

await withBenchApp(async (app) => {
  const [receiver, silent] = [await startReceiver(), await startReceiver()];
  silent.answerWith('never');
  const address = async (url: string, token: string) => {
    const body = JSON.stringify({ url });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${app.url}${webhooks.create.path}`, { method: 'POST', headers, body });
    if (answer.status !== 201) throw new Error(`the endpoint was answered with ${answer.status}`);
  };
  const loads = [];
  for (let n = 0; n < endpoints; n += 1) {
    const { account_id, token } = await app.shipper();
    await address(n === 0 ? silent.url : `${receiver.url}/${n}`, token);
    loads.push(await makeLoad(app.services.db, { account_id }));
  }
  const ctx = systemContext(app.services, 'bench');
  const arrivals: { load: number; at: number }[] = [];
  receiver.answerWith(({ body }) => {
    const { data } = JSON.parse(body) as { data: { load: { id: number } } };
    arrivals.push({ load: data.load.id, at: performance.now() });
    return { status: 204 };
  });
  const committed = new Map<number, number[]>(loads.map((id) => [id, []]));
  const begun = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const load_id = loads[n % loads.length] ?? 0;
    await sleep(Math.max(0, begun + (n * 1000) / perSecond - performance.now()));
    void withTransaction(ctx, (tx) => emit(tx, loadDispatched, { load_id })).then(() =>
      committed.get(load_id)?.push(performance.now()),
    );
  }
  const awaited = loads.slice(1);
  const wanted = awaited.reduce((sum, id) => sum + (committed.get(id)?.length ?? 0), 0);
  for (const until = performance.now() + 30_000; arrivals.length < wanted && performance.now() < until;)
    await sleep(100);
  // Of one load, what was committed first arrives first or nearly so: the order of both sides is compared.
  const took = awaited.flatMap((id) => {
    const at = arrivals.filter(({ load }) => load === id).map((one) => one.at);
    return (committed.get(id) ?? []).map((commit, n) => (at[n] ?? Infinity) - commit);
  });
  const sorted = took.toSorted((one, other) => one - other);
  const share = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0);
  console.log(
    `${arrivals.length} of ${wanted} events at ${perSecond}/s: p50 ${share(0.5)}, p90 ${share(0.9)}, p99 ${share(0.99)} ms; ` +
      `${silent.received.length} requests to the endpoint that answers nothing`,
  );
  await Promise.all([receiver.stop(), silent.stop()]);
});
