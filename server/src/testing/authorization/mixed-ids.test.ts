import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { afterAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { fieldSchemas } from '../../platform/http/validation.ts';
import { writingRequests } from '../audit/writing-requests.ts';
import { absentId, namedObjects, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import { makeShipper, type Shipper } from '../fixtures/make-account.ts';
import { startTestApp } from '../test-app.ts';

// Each call that takes a list of ids becomes a test, and the rows of the contract are known once the server stands.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const owner = await makeShipper(app);
const stranger = await makeShipper(app);
const operator = await makeShipper(app, { role: 'platform_admin' });

/** Lists whose ids are no account's, or of the caller alone, with the reason. */
const nobodys: Readonly<Record<string, string>> = {
  'GET /api/assignments/export ids': 'the operator’s alone',
  'PATCH /api/carousel/order ids': 'the operator’s alone',
  'POST /api/failed-jobs/retry ids': 'the operator’s alone',
  'POST /api/stripe/promises billing_ids': 'the operator’s alone, who sees every account',
  'POST /api/stripe/received-payments billing_ids': 'the operator’s alone, who sees every account',
  'POST /api/notifications/read ids': 'those of others are passed over: they say nothing and stay unread',
};

/** Calls whose list is made as another one's is. */
const asIn: Readonly<Record<string, string>> = { 'POST /api/stripe/pay': 'POST /api/stripe/send-billing' };

type Fields = Readonly<Record<string, z.core.$ZodType>>;
type Part = 'query' | 'body';
type ListOfIds = { row: Endpoint; part: Part; field: string };

const isObject = (schema: z.core.$ZodType | undefined): schema is z.core.$ZodObject =>
  schema?._zod.def.type === 'object';
const isUnion = (schema: z.core.$ZodType | undefined): schema is z.core.$ZodUnion => schema?._zod.def.type === 'union';
const fieldsOf = (row: Endpoint, part: Part): Fields => {
  const schema = part === 'query' ? row.query : row.body;
  const options = isUnion(schema) ? schema._zod.def.options : [schema];
  return Object.assign({}, ...options.filter(isObject).map(fieldSchemas));
};

const parts: readonly Part[] = ['query', 'body'];
const lists: readonly ListOfIds[] = app.app.rows
  .filter(({ permission }) => permission !== 'public')
  .flatMap((row) =>
    parts.flatMap((part) =>
      Object.keys(fieldsOf(row, part))
        .filter((field) => /(^|_)ids$/.test(field))
        .map((field) => ({ row, part, field })),
    ),
  );
const keyOf = ({ row, field }: ListOfIds): string => `${nameOf(row)} ${field}`;

type Sent = { params?: object; query?: object; body?: unknown };

/** A valid request of somebody, with a list of what is theirs. */
const requestOf = async (list: ListOfIds, shipper: Shipper): Promise<Sent> => {
  const call = nameOf(list.row);
  const make =
    namedObjects[keyOf(list)] ?? Object.entries(namedObjects).find(([key]) => key.startsWith(`${call} `))?.[1];
  if (make) {
    const { id, ask } = await make(app, shipper);
    return ask(id);
  }
  const request = writingRequests[asIn[call] ?? call];
  if (!request) throw new Error(`nobody says how to make ${keyOf(list)}`);
  const { token: _, ...sent } = await request.make(app, { operator, shipper });
  return call in asIn ? withList({}, list, listIn(sent, list)) : sent;
};

const listIn = (sent: Sent, { part, field }: ListOfIds): unknown[] => {
  const found = Object.entries({ ...(sent[part] as object) }).find(([name]) => name === field)?.[1];
  return [found ?? []].flat();
};
const withList = (sent: Sent, { part, field }: ListOfIds, ids: readonly unknown[]): Sent => ({
  ...sent,
  [part]: { ...(sent[part] as object), [field]: ids },
});

const send = async (row: Endpoint, sent: Sent) => {
  const headers = { 'x-request-id': 'mixed-ids-test' };
  const { status, body } = await app.call(row, { ...sent, token: owner.token, headers } as never);
  return { status, body: JSON.stringify(body) };
};

describe('a list of own ids and one that is somebody else’s', () => {
  const ofAccounts = lists.filter((list) => !(keyOf(list) in nobodys));

  it('is known for every call that takes ids', () => {
    expect(lists.length).toBeGreaterThan(9);
    expect(Object.keys(nobodys).filter((key) => !lists.some((list) => keyOf(list) === key))).toEqual([]);
  });

  it.each(ofAccounts.map((list) => [keyOf(list), list] as const))('%s is refused as a whole', async (_, list) => {
    const [own, foreign] = [await requestOf(list, owner), await requestOf(list, stranger)];
    // Of a call that takes two at least, the first of each.
    const [ownIds, foreignIds] = [listIn(own, list).slice(0, 1), listIn(foreign, list).slice(0, 1)];
    expect([ownIds.length, foreignIds.length]).toEqual([1, 1]);
    const absent = await send(list.row, withList(own, list, [...ownIds, absentId]));
    for (const mixed of [
      [...ownIds, ...foreignIds],
      [...foreignIds, ...ownIds],
    ]) {
      const answer = await send(list.row, withList(own, list, mixed));
      expect(answer.status).toBe(404);
      expect(answer).toEqual(absent);
    }
  });
});
