import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { socketPath } from '@portal/contract/live/socket-path.ts';
import { io } from 'socket.io-client';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';

/** When a load was created, when its carriers answered and when a watching browser's socket received it, by `performance.now()`. */
export type WatchedRound = { requested: number; answers: number[]; received: number[]; quoted: number };

type Request = { path: string; body?: unknown };

/**
 * Notes in this process when carriers have answered in full, by the load's weight, which is what identifies loads in
 * what carriers are asked.
 */
export const watchAnswers = () => {
  const loads = new WeakMap<object, number>();
  const answers = new Map<number, number[]>();
  const requested = (message: unknown) => {
    const { request } = message as { request: Request };
    const weight = /"weight_lb":(\d+)/.exec(String(request.body))?.[1];
    if (request.path.endsWith('/ratequotes') && weight) loads.set(request, Number(weight));
  };
  const answered = (message: unknown) => {
    const weight = loads.get((message as { request: Request }).request);
    if (weight !== undefined) answers.set(weight, [...(answers.get(weight) ?? []), performance.now()]);
  };
  subscribe('undici:request:create', requested);
  subscribe('undici:request:trailers', answered);
  return {
    of: (weight: number): number[] => answers.get(weight) ?? [],
    stop: () => {
      unsubscribe('undici:request:create', requested);
      unsubscribe('undici:request:trailers', answered);
    },
  };
};

const createLoad = async (url: string, token: string, weight: number): Promise<number> => {
  const [item] = loadBody().line_items;
  const response = await fetch(`${url}/api/loads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(loadBody({ line_items: [{ ...item, weight } as NonNullable<typeof item>] })),
  });
  if (response.status !== 201) throw new Error(`creating a load answered ${response.status}`);
  return ((await response.json()) as { id: number }).id;
};

/** Creates a load of that weight and watches its round through a browser's socket until it is quoted. */
export const watchRound = async (
  { url, token }: { url: string; token: string },
  weight: number,
  answersOf: (weight: number) => number[],
): Promise<WatchedRound> => {
  const socket = io(url, { path: socketPath, auth: { token }, transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const received: number[] = [];
  socket.on('new-quote', () => received.push(performance.now()));
  const quoted = new Promise<number>((resolve) =>
    socket.on('load-changed', ({ status }: { status: string }) => {
      if (status === 'quoted') resolve(performance.now());
    }),
  );
  const loadId = await createLoad(url, token, weight);
  const requested = performance.now();
  await new Promise((resolve) => socket.emit('join', { kind: 'load', id: loadId }, resolve));
  const at = await quoted;
  socket.disconnect();
  return { requested, answers: answersOf(weight), received, quoted: at };
};
