import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../src/testing/faults/server-process.ts';
import { bookings } from './support/bookings.ts';
import { type Kind, proxyKinds, proxyVersion, startProxy } from './support/proxies.ts';
import { connectSockets, countLost } from './support/roll-instances.ts';
import { openScene, type Scene } from './support/scene.ts';
import { startCallers } from './support/traffic.ts';
import { tryLargestFiles } from './support/try-largest-files.ts';

// Usage: proxies.ts [nginx | HAProxy | Caddy | Apache …] [--long]
// Two instances behind each proxy of this machine, set up as in docs/proxies.md, are restarted in turns: no call fails and
// no list has a load of others, a load that carries a key is there once after at most one repeat, sockets come back, the
// largest files get through and one byte more is refused in the portal's words. 300 calls, 3,000 with --long.
const words = process.argv.slice(2);
const isLong = words.includes('--long');
const names = words.filter((word) => word !== '--long');
const plan = isLong
  ? { calls: 3000, callers: 12, sockets: 40, restarts: 4 }
  : { calls: 300, callers: 6, sockets: 10, restarts: 2 };

const renewalMs = 4 * 60_000;
const pauseMs = 150;
const portOf = ({ url }: ServerProcess) => Number(new URL(url).port);
const env = { DRAIN_SECONDS: '6', CALL_LIMITS: 'off', TRUSTED_PROXIES: '127.0.0.0/8' };

type Instances = { all: ServerProcess[]; proxy: Awaited<ReturnType<typeof startProxy>> };

/** A new one takes the place of the oldest in the proxy's file, which ends afterwards. */
const replaceOldest = async (scene: Scene, { all, proxy }: Instances): Promise<void> => {
  all.push(await scene.startServer(env));
  await proxy.use(all.slice(-2).map(portOf));
  await all.shift()?.kill('SIGTERM');
};

/** The oldest is stopped and started at its own port; the proxy finds out by itself. */
const restartOldest = async (scene: Scene, { all }: Instances): Promise<void> => {
  const [oldest] = all;
  if (!oldest) return;
  await oldest.kill('SIGTERM');
  all.shift();
  all.push(await scene.startServer({ ...env, PORT: String(portOf(oldest)) }));
  await sleep(8000); // until the proxy has seen it, on a busy machine
};

const tryProxy = async (scene: Scene, kind: Kind, version: string): Promise<void> => {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-proxy-'));
  chmodSync(home, 0o755);
  const all = [await scene.startServer(env), await scene.startServer(env)];
  const proxy = await startProxy(kind, home, all.map(portOf));
  const made = bookings(proxy.url, scene);
  let renewal: NodeJS.Timeout | undefined;
  try {
    await sleep(2500); // until its first look at readiness is over
    const files = await tryLargestFiles(proxy.url, scene);
    const sockets = await connectSockets(proxy.url, scene, plan.sockets);
    const renew = () =>
      scene.renewTokens(proxy.url).catch((error: unknown) => console.log(`not renewed: ${String(error)}`));
    renewal = setInterval(() => void renew(), renewalMs);
    const traffic = startCallers(plan.callers, pauseMs, made.call);
    await sleep(1000);
    for (let restart = 0; restart < plan.restarts; restart += 1) {
      const isByItself = kind.hasChecks && restart % 2 === 1;
      await (isByItself ? restartOldest : replaceOldest)(scene, { all, proxy });
    }
    for (const end = Date.now() + 300_000; traffic.calls.length < plan.calls && Date.now() < end;) await sleep(100);
    await traffic.stop();
    const lost = await countLost(sockets, 20_000);
    const upgraded = sockets.filter(({ io }) => io.engine?.transport.name === 'websocket').length;
    for (const socket of sockets) socket.close();
    const failed = traffic.calls.filter(({ status }) => status < 200 || status >= 300);
    const rows = await scene.count('select count(*) from loads');
    const { saved, repeated, doubled, reopened } = made.figures();
    const isGood =
      failed.length + doubled + lost + files.faults.length === 0 &&
      rows === saved + files.loads &&
      upgraded === sockets.length &&
      traffic.calls.length >= plan.calls;
    if (!isGood) process.exitCode = 1;
    const kinds = Map.groupBy(failed, ({ status, code }) => `${status} ${code}`);
    const often = [...kinds].map(([kind, these]) => `${these.length} × ${kind}`).join(', ');
    console.log(
      `proxies ${kind.name} ${version}: ${isGood ? 'good' : 'BAD'}; ${failed.length} of ${traffic.calls.length} calls failed ` +
        `(${often}) over ${plan.restarts} restarts, ${reopened} lists sent again on another connection; ${saved} loads with a key, ${repeated} sent again, ${doubled} doubled, ` +
        `${rows - files.loads} rows; ${lost} of ${sockets.length} sockets lost, ${upgraded} WebSockets; ` +
        `largest files: ${files.faults.join(', ') || 'good'}`,
    );
  } finally {
    clearInterval(renewal);
    await Promise.all(all.map((server) => server.kill('SIGTERM')));
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
