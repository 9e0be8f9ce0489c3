import { socketPath } from '@portal/contract/live/socket-path.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { ServerProcess } from '../../src/testing/faults/server-process.ts';
import { noticeMs, startBalancer } from './balancer.ts';
import { readAndWrite, type Scene } from './scene.ts';
import { sendAgainIfBusy, startTraffic } from './traffic.ts';

export type RollPlan = {
  perSecond: number;
  sockets: number;
  restarts: number;
  /** Where servers and balancer share a process, one learns of the other at once, however busy the machine is. */
  isOneProcess?: boolean;
};

export type RollFigures = {
  calls: number;
  /** Each call that was not answered well, without another try but for those a busy server put off. */
  failed: number;
  /** How often each status and code came of those, with 0 where no answer came and 502 where no instance was ready. */
  failures: Record<string, number>;
  sockets: number;
  /** Sockets that were not connected when all was over. */
  lostSockets: number;
  slowestMs: number;
};

export const connectSockets = async (url: string, { tokens }: Scene, count: number): Promise<Socket[]> => {
  const sockets = Array.from({ length: count }, (_, nth) =>
    io(url, {
      path: socketPath,
      // As it is when a socket connects again.
      auth: (answer) => answer({ token: tokens[nth % tokens.length] }),
      transports: ['websocket'],
      forceNew: true,
    }),
  );
  await Promise.all(sockets.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))));
  return sockets;
};

/** Sockets come back by themselves within some seconds. */
export const countLost = async (sockets: readonly Socket[], limitMs: number): Promise<number> => {
  const lost = () => sockets.filter(({ connected }) => !connected).length;
  for (const end = performance.now() + limitMs; lost() > 0 && performance.now() < end;) await sleep(50);
  return lost();
};

/**
 * Restarts two instances behind a balancer in turns while calls and sockets go on: a new one first, then the end of
 * an old one.
 */
export const rollInstances = async (scene: Scene, plan: RollPlan): Promise<RollFigures> => {
  // As in earnest, a server that ends goes on until the balancer knows it.
  const env = { DRAIN_SECONDS: plan.isOneProcess ? '2' : String(Math.ceil(noticeMs / 1000) + 1) };
  const balancer = await startBalancer(plan.isOneProcess ? 50 : undefined);
  const running: ServerProcess[] = [];
  const start = async () => {
    const server = await scene.startServer(env);
    running.push(server);
    balancer.add(server.url);
  };
  await start();
  await start();
  const sockets = await connectSockets(balancer.url, scene, plan.sockets);
  const traffic = startTraffic(plan.perSecond, readAndWrite(balancer.url, scene, sendAgainIfBusy));
  try {
    await sleep(1000);
    for (let restart = 0; restart < plan.restarts; restart += 1) {
      await start();
      const oldest = running.shift();
      await oldest?.kill('SIGTERM');
      if (oldest) balancer.remove(oldest.url);
    }
    await sleep(1000);
  } finally {
    await traffic.stop();
  }
  const lostSockets = await countLost(sockets, 15_000);
  for (const socket of sockets) socket.close();
  await Promise.all(running.map((server) => server.kill('SIGTERM')));
  await balancer.close();
  const { calls } = traffic;
  const failed = calls.filter(({ status }) => status < 200 || status >= 300);
  const byAnswer = Map.groupBy(failed, ({ status, code }) => `${status} ${code}`.trim());
  return {
    calls: calls.length,
    failed: failed.length,
    failures: Object.fromEntries([...byAnswer].map(([answer, these]) => [answer, these.length])),
    sockets: sockets.length,
    lostSockets,
    slowestMs: Math.max(...calls.map(({ sentAt, answeredAt }) => answeredAt - sentAt)),
  };
};
