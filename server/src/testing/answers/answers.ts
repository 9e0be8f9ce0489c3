import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import fc from 'fast-check';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import { makeShipper, type ShipperChoices } from '../fixtures/make-account.ts';
import { makeQuotedLoad } from '../fixtures/quoted-load.ts';
import type { TestApp } from '../test-app.ts';
import {
  addressOf,
  type ApiDocument,
  callsOf,
  type DocCall,
  type DocRequest,
  encodedBody,
  requestsOf,
} from './document-calls.ts';
import type { KnownIds } from './inputs.ts';
import { judgeBy, type WireAnswer } from './judge-answer.ts';

/** Calls that would end the session which all the others of a round need. */
const endsSession = new Set(['POST /api/auth/sign-out', 'POST /api/auth/refresh']);
const atOnce = 6;

type Principal = { name: string; headers: Record<string, string> };

/** New people a round: what a round does to them, such as suspending them, ends with it. */
const makePrincipals = async (app: TestApp): Promise<{ principals: Principal[]; ids: number[] }> => {
  const choices: Record<string, ShipperChoices> = {
    'account admin': {},
    'customer agent': { role: 'customer_agent' },
    'sales agent': { role: 'sales_agent' },
    'platform admin': { role: 'platform_admin' },
    'branded admin': { isBranded: true },
    'admin without dispatch': { canDispatch: false },
    'admin with a freight system': { freightSystemId: `guid-${Date.now()}` },
  };
  const ids: number[] = [];
  const principals: Principal[] = [{ name: 'nobody', headers: {} }];
  for (const [name, choice] of Object.entries(choices)) {
    const { token, account_id, user_id } = await makeShipper(app, choice);
    principals.push({ name, headers: { authorization: `Bearer ${token}` } });
    const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
    const load = await makeQuotedLoad(app, { account_id, carrier_id });
    ids.push(account_id, user_id, load.id);
    if (choice.isBranded || choice.freightSystemId) continue;
    for (const rights of [null, ['get:loads', 'get:docs']]) {
      const made = await app.call(apiKeys.create, { token, body: { name: 'Program', rights } });
      if (made.status === 201) principals.push({ name: `key of ${name}`, headers: { 'x-api-key': made.body.key } });
    }
  }
  return { principals, ids };
};

const send = async (
  app: TestApp,
  call: DocCall,
  request: DocRequest,
  headers: Record<string, string>,
  turn: number,
) => {
  const { body, type } = encodedBody(request, turn);
  const response = await fetch(app.url + addressOf(call, request), {
    method: call.method,
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const answer: WireAnswer = {
    status: response.status,
    contentType: response.headers.get('content-type'),
    retryAfter: response.headers.get('retry-after'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
  return answer;
};

/** What is called by an `id` alone: things of the call's own kind, such as loads. */
const kindOf = ({ path }: DocCall): string => path.split('/')[2] ?? '';

/** Ids of things that answers have named, so that later requests meet some that exist. */
const idPools = (first: readonly number[]) => {
  const pools = new Map<string, number[]>();
  const add = (name: string, id: number) => void pools.set(name, [...(pools.get(name) ?? []), id].slice(-40));
  return {
    learn(call: DocCall, { status, contentType, bytes }: WireAnswer): void {
      if (status >= 300 || !contentType?.startsWith('application/json')) return;
      for (const [, name = '', id] of bytes.toString().matchAll(/"((?:\w+_)?id)":(\d{1,9})\b/g))
        add(name === 'id' ? kindOf(call) : name, Number(id));
    },
    /** Mostly one that is there; else anything. */
    known: (call: DocCall): KnownIds => {
      const others = fc.constantFrom(...first, 1, 2_000_000_000);
      return (name) => {
        const pool = pools.get(name === 'id' ? kindOf(call) : name) ?? [];
        return pool.length === 0
          ? others
          : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pool) }, { weight: 1, arbitrary: others });
      };
    },
  };
};

/** Half of all calls are made by the operator and by an account's admin, who may most. */
const chosen = (principals: readonly Principal[], turn: number): Principal | undefined => {
  const many = principals.filter(({ name }) => name === 'platform admin' || name === 'account admin');
  return turn % 2 === 0 ? many[(turn / 2) % many.length] : principals[((turn - 1) / 2) % principals.length];
};

export type AnswersRound = { count: number; seed: number };

/**
 * Sends generated requests to every call of the document that the server gives out, by several people and programs, and
 * holds each answer against that document. Answers what was wrong, and how many answers had each status.
 */
export const holdAnswers = async (app: TestApp, { count, seed }: AnswersRound) => {
  const document = (await (await fetch(`${app.url}/api/docs.json`)).json()) as ApiDocument;
  const judge = judgeBy(document);
  const calls = callsOf(document).filter(({ name }) => !endsSession.has(name));
  const faults = new Map<string, string>();
  const statuses: Record<number, number> = {};
  const met = new Set<string>();
  for (let sent = 0, round = 0; sent < count; round += 1) {
    const { principals, ids } = await makePrincipals(app);
    const pools = idPools(ids);
    const asked = calls.slice(0, count - sent);
    let next = 0;
    const work = async () => {
      for (let at = next++; at < asked.length; at = next++) {
        const call = asked[at] as DocCall;
        const values = requestsOf(call, document, pools.known(call));
        const [request] = fc.sample(values, { numRuns: 1, seed: seed + round * 1000 + at }) as [DocRequest];
        const by = chosen(principals, at + round);
        const answer = await send(app, call, request, by?.headers ?? {}, round);
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (answer.status < 300) met.add(call.name);
        pools.learn(call, answer);
        const fault = judge(call, answer);
        const said = `${call.name} ${fault}`;
        if (fault && !faults.has(said))
          faults.set(said, `${said}; by ${by?.name}, sent ${JSON.stringify(request).slice(0, 400)}`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    sent += asked.length;
  }
  return { faults: [...faults.values()], statuses, met: met.size, calls: calls.length };
};
