import { ErrorReply } from '@portal/contract/http/error-reply.ts';
import { makeCarrier } from '../seed/carriers.ts';
import type { RunningApp } from '../app.ts';
import { makeShipper } from './fixtures/make-account.ts';
import { makeQuotedLoad } from './fixtures/quoted-load.ts';
import { unusedScac } from './fixtures/carriers/unused-scac.ts';
import { hostileRequest, type RawRequest, seeded } from './hostile-inputs.ts';
import { answerToBytes, hostileBytes } from './hostile-wire.ts';

/** What hostile inputs are sent to: a server, somebody signed in, and ids worth trying. */
export type HostileStage = { app: RunningApp; token: string; ids: readonly number[] };

/** How many, and the seed that makes the same ones again. */
export type HostileRound = { count: number; seed: number };

const atOnce = 8;

export const setHostileStage = async (app: RunningApp): Promise<HostileStage> => {
  const shipper = await makeShipper(app);
  const stranger = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  const own = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  const foreign = await makeQuotedLoad(app, { account_id: stranger.account_id, carrier_id });
  return { app, token: shipper.token, ids: [own.id, foreign.id, 1, 2_147_483_647] };
};

const send = async ({ app, token }: HostileStage, { method, path, headers, body }: RawRequest) => {
  const response = await fetch(app.url + path, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
};

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with an answer; null when it is a success or a proper refusal in both languages. */
const fault = ({ status, text }: { status: number; text: string }): string | null => {
  if (status < 400) return null;
  if (status >= 500) return `answered ${status}`;
  const reply = ErrorReply.safeParse(asJson(text));
  if (!reply.success) return `${status} is not in the shape of errors: ${text.slice(0, 200)}`;
  const silent = reply.data.detail.some(({ msg, code }) => !msg.en || !msg.es || msg.en.includes(code));
  return silent ? `${status} without words: ${text.slice(0, 200)}` : null;
};

/** Does `work` `count` times, several at once. */
const repeat = async (count: number, work: (index: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
};

/** Sends hostile requests to every call in turn; answers what was wrong, and how many answers had each status. */
export const sendHostileRequests = async (stage: HostileStage, { count, seed }: HostileRound) => {
  // Signing out would end the session that all the others need.
  const rows = stage.app.app.rows.filter(({ path }) => path !== '/api/auth/sign-out');
  const random = seeded(seed);
  const requests = Array.from({ length: count }, (_, index) => {
    const row = rows[index % rows.length] as (typeof rows)[number];
    const request = hostileRequest(row, stage.ids, random);
    return { name: `${row.method} ${row.path}`, request, isOwnProtocol: row.ownProtocol === true };
  });
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  await repeat(count, async (index) => {
    const { name, request, isOwnProtocol } = requests[index] as (typeof requests)[number];
    const first = await send(stage, request);
    // A machine that is busy says so once; an input that brings the server down does so again.
    const answer = first.status === 503 ? await send(stage, request) : first;
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    // Another protocol refuses in its own shape, and fails as little.
    const found = isOwnProtocol && answer.status < 500 ? null : fault(answer);
    if (found) faults.push(`${name} ${found} for ${JSON.stringify(request).slice(0, 600)}`);
  });
  return { faults, statuses };
};

/** What is wrong with an answer on the wire; null when it is a success or a refusal as every call gives it. */
const faultOnWire = (sent: string, answer: string): string | null => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1] ?? 0);
  if (status === 0) return 'no answer';
  // An answer to HEAD has headers alone.
  const found = sent.startsWith('HEAD ') ? null : fault({ status, text: body.split('HTTP/1.1 ')[0] ?? '' });
  if (found) return found;
  const missing = ['x-request-id', 'x-content-type-options'].filter((name) => !head.toLowerCase().includes(name));
  return status >= 400 && missing.length > 0 ? `${status} without ${missing.join(', ')}` : null;
};

const shortened = (bytes: string): string =>
  JSON.stringify(bytes.length > 400 ? `${bytes.slice(0, 60)}…${bytes.slice(-250)}` : bytes);

/** Sends hostile streams of bytes; answers what was wrong. */
export const sendHostileStreams = async ({ app }: HostileStage, { count, seed }: HostileRound): Promise<string[]> => {
  const random = seeded(seed);
  const streams = Array.from({ length: count }, () => hostileBytes(random));
  const faults: string[] = [];
  await repeat(count, async (index) => {
    const bytes = streams[index] ?? '';
    const found = faultOnWire(bytes, await answerToBytes(app.url, bytes));
    if (found) faults.push(`${found} for ${shortened(bytes)}`);
  });
  return faults;
};
