import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadBody } from '../src/features/loads/load-body.fixture.ts';
import type { ServerProcess } from '../src/testing/faults/server-process.ts';
import { proxyKinds, proxyVersion, startProxy } from './support/proxies.ts';
import { connectSockets, countLost } from './support/roll-instances.ts';
import { openScene, type Scene } from './support/scene.ts';
import { sendAgainIfBusy, startTraffic } from './support/traffic.ts';

// Usage: proxies.ts [nginx | HAProxy | Caddy | Apache …] [--long]
// Two instances behind each proxy of this machine, with the set-up of docs/operations.md, are restarted in turns: no list
// fails, a load that carries a key is there once after at most one repeat, sockets come back, and a body of 30 MB gets
// through to the portal.
const words = process.argv.slice(2);
const isLong = words.includes('--long');
const names = words.filter((word) => word !== '--long');
const plan = isLong ? { perSecond: 60, sockets: 40, restarts: 6 } : { perSecond: 15, sockets: 10, restarts: 2 };

const megabyte = 1_000_000;
const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);

/** What the portal itself says of a body that is too large for a call; the proxy's own refusal has no such words. */
const takesLargeBodies = async (url: string, { tokens }: Scene): Promise<boolean> => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(29 * megabyte)]), 'large.bin');
  const answer = await fetch(`${url}/api/user-docs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[0]}` },
    body: form,
  }).catch(() => null);
  return answer !== null && answer.headers.get('x-request-id') !== null && answer.status !== 413;
};

const tryProxy = async (scene: Scene, kind: (typeof proxyKinds)[number], version: string): Promise<void> => {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-proxy-'));
  chmodSync(home, 0o755);
  const env = { DRAIN_SECONDS: '4', CALL_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.0/8' };
  const running: ServerProcess[] = [await scene.startServer(env), await scene.startServer(env)];
  const proxy = await startProxy(kind, home, running.map(portOf));
  let saved = 0;
  let repeats = 0;
  const save = async (token: string) => {
    saved += 1;
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const init = { method: 'POST', headers, body: JSON.stringify(loadBody()) };
    const send = () => sendAgainIfBusy(`${proxy.url}/api/loads`, init).catch(() => ({ status: 0, code: '' }));
    const answer = await send();
    if (answer.status >= 200 && answer.status < 300) return answer;
    repeats += 1;
    return send();
  };
  const call = (nth: number) => {
    const token = scene.tokens[nth % scene.tokens.length] ?? '';
    if (nth % 5 === 0) return save(token);
    return sendAgainIfBusy(`${proxy.url}/api/loads`, { headers: { authorization: `Bearer ${token}` } });
  };
  try {
    await sleep(2500); // until its first look at readiness is over
    const isLarge = await takesLargeBodies(proxy.url, scene);
    const sockets = await connectSockets(proxy.url, scene, plan.sockets);
    const traffic = startTraffic(plan.perSecond, call);
    await sleep(1000);
    for (let restart = 0; restart < plan.restarts; restart += 1) {
      running.push(await scene.startServer(env));
      await proxy.use(running.slice(-2).map(portOf));
      await running.shift()?.kill('SIGTERM');
    }
    for (const end = Date.now() + 60_000; isLong && traffic.calls.length < 3000 && Date.now() < end;) await sleep(100);
    await traffic.stop();
    const lostSockets = await countLost(sockets, 20_000);
    const upgraded = sockets.filter(({ io }) => io.engine?.transport.name === 'websocket').length;
    for (const socket of sockets) socket.close();
    const failed = traffic.calls.filter(({ status }) => status < 200 || status >= 300);
    const rows = await scene.count('select count(*) from loads');
    const isGood = failed.length === 0 && rows === saved && lostSockets === 0 && isLarge && upgraded === sockets.length;
    if (!isGood) process.exitCode = 1;
    console.log(
      `proxies ${kind.name} ${version}: ${isGood ? 'good' : 'BAD'}; ${failed.length} of ${traffic.calls.length} calls failed ` +
        `${JSON.stringify(failed.slice(0, 3).map(({ status, code }) => `${status} ${code}`))}, ${saved} loads with a key, ` +
        `${repeats} sent again, ${rows} rows; ${lostSockets} of ${sockets.length} sockets lost, ${upgraded} WebSockets; ` +
        `30 MB ${isLarge ? 'get through' : 'REFUSED'}`,
    );
  } finally {
    await Promise.all(running.map((server) => server.kill('SIGTERM')));
    await proxy.stop();
    rmSync(home, { recursive: true, force: true });
  }
};

for (const kind of proxyKinds) {
  if (names.length > 0 && !names.includes(kind.name)) continue;
  const version = proxyVersion(kind);
  if (!version) console.log(`proxies ${kind.name}: NOT TRIED, ${kind.program} is not installed`);
  else {
    const scene = await openScene();
    await tryProxy(scene, kind, version).finally(() => scene.close());
  }
}
