import { type IncomingMessage, request, Agent, createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';

/** What sends calls on to servers that are ready, and never tries one again. */
export type Balancer = {
  url: string;
  add(url: string): void;
  remove(url: string): void;
  close(): Promise<void>;
};

const usualPollMs = 500;
/** A server that is slow to answer is busy: calls are not kept from it before this time. */
const answerLimitMs = 5000;
/** How long it takes at most to notice that a server is no longer ready. */
export const noticeMs = usualPollMs + answerLimitMs;

type Target = { url: URL; isReady: boolean; isPolled: boolean };

const isReady = async ({ url }: Target): Promise<boolean> => {
  try {
    const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(answerLimitMs) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
};

/** One poll of a server at a time, so that an old answer never follows a new one. */
const poll = async (target: Target): Promise<void> => {
  if (target.isPolled) return;
  target.isPolled = true;
  target.isReady = await isReady(target);
  target.isPolled = false;
};

/** WebSockets are passed on as bytes, beginning with the request that opens them. */
const passSockets = (server: Server, next: () => Target | undefined): void => {
  server.on('upgrade', ({ method, url, rawHeaders }, near, head) => {
    const target = next();
    if (!target) return void near.destroy();
    const far = connect(Number(target.url.port), target.url.hostname, () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []));
      far.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      far.pipe(near).pipe(far);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
};

/** Balances over servers by turns, which are polled for readiness, over connections it keeps. */
export const startBalancer = async (pollMs = usualPollMs): Promise<Balancer> => {
  const targets: Target[] = [];
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = (): Target | undefined => {
    const ready = targets.filter((target) => target.isReady);
    return ready[(turn += 1) % ready.length];
  };
  const server = createServer((incoming, outgoing) => {
    const target = next();
    if (!target) return void outgoing.writeHead(502).end();
    const { method = 'GET', url = '/', headers } = incoming;
    const onward = request(new URL(url, target.url), { method, headers, agent }, (answer: IncomingMessage) => {
      const { connection: _, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing);
    });
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(onward);
  });
  // Longer than callers keep a connection: else one of them may send on it what meets its end.
  server.keepAliveTimeout = 60_000;
  passSockets(server, next);
  const timer = setInterval(() => {
    for (const target of targets) void poll(target);
  }, pollMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    add: (url) => void targets.push({ url: new URL(url), isReady: true, isPolled: false }),
    remove(url) {
      const at = targets.findIndex((target) => target.url.href === new URL(url).href);
      if (at >= 0) targets.splice(at, 1);
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
