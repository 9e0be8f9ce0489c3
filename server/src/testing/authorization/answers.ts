import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { fieldSchemas } from '../../platform/http/validation.ts';
import type { Sent } from '../audit/request-makers.ts';
import {
  absentId,
  type MakeNamed,
  namedObjects,
  type NamedObject,
  nameOf,
} from '../fixtures/foreign/foreign-objects.ts';
import type { Shipper } from '../fixtures/make-account.ts';
import type { TestApp } from '../test-app.ts';
import type { TableRow } from './authorization-table.ts';
import type { Caller } from './callers.ts';
import type { Cell } from './cells.ts';
import { hasObjects, refusalOf } from './expected.ts';
import { loadOf, ownAccount } from './named-accounts.ts';
import { filledRequest } from './requests/filled-request.ts';

export const keyOf = ({ call, parameter }: TableRow) => `${call} ${parameter}`;

/** Makers whose objects are no account's, or another one's than the caller's: here each is of the account named. */
const makers: Readonly<Record<string, MakeNamed>> = {
  ...namedObjects,
  'POST /api/auth/access-token/{id} id': ownAccount,
  'GET /api/loads/{id}/carriers/markups id': loadOf({ query: { markup_percent: 5, markup_min: 0 } }),
  'PATCH /api/loads/{id}/carriers/markups id': loadOf({ body: { markup_percent: 5, markup_min: 0 } }),
};

export type Answer = { status: number; body: string };

/** What a caller is answered and, where the object is hidden from it, what it is answered of one that nobody has. */
export type Answers = { answer: Answer; absent: Answer | null };

export type Asker = { app: TestApp; operator: Shipper };

/** Status and body as they came; the request id is ours, so equal answers are equal to the byte. */
const send = async ({ app }: Asker, row: Endpoint, caller: Caller, { token: own, ...sent }: Sent): Promise<Answer> => {
  const endsSession = nameOf(row) === 'POST /api/auth/sign-out';
  const { token, headers } = endsSession ? await caller.signInAgain() : caller.credentials;
  const whose = own && token ? own : token;
  const request = { ...sent, token: whose, headers: { ...headers, 'x-request-id': 'authorization-test' } };
  const { status, body } = await app.call(row, request as never);
  return { status, body: JSON.stringify(body) };
};

/** Whoever may not call is refused before anybody looks at what is said. */
const nonsense = (row: Endpoint): Sent => ({
  params: Object.fromEntries(Object.keys(fieldSchemas(row.params)).map((name) => [name, absentId])),
  ...(row.method === 'GET' ? {} : { body: { nonsense: true } }),
});

/** What these name is their maker's alone, among the operator's people too. */
const madeByCaller = ['PATCH /api/assignments/views/{id}', 'DELETE /api/assignments/views/{id}'];

const requestFor = async ({ app, operator }: Asker, cell: Cell, row: Endpoint): Promise<Sent> => {
  if (refusalOf(cell.row, cell.caller)) return nonsense(row);
  const { name, tree } = cell.caller;
  const isOwn = name === 'platform admin' || madeByCaller.includes(nameOf(row));
  const people = { operator: isOwn ? tree.own : operator, shipper: tree.own };
  return (await filledRequest(app, row, cell.row.parameter, people)) ?? nonsense(row);
};

/** Objects that calls leave as they are, because they are refused or hidden, by the key of their row and their owner. */
const untouched = new Map<string, Promise<NamedObject>>();

const objectFor = ({ app }: Asker, { row, caller, relation, expected }: Cell): Promise<NamedObject> => {
  const make = makers[keyOf(row)];
  if (!make) throw new Error(`nobody says how to make what ${keyOf(row)} names`);
  const owner = caller.tree[relation ?? 'own'];
  if (expected.includes('ok')) return make(app, owner);
  const key = `${keyOf(row)} ${owner.user_id}`;
  const object = untouched.get(key) ?? make(app, owner);
  untouched.set(key, object);
  return object;
};

const answersTo = async (asker: Asker, cell: Cell, row: Endpoint): Promise<Answers> => {
  const { caller, relation } = cell;
  if (!hasObjects(cell.row)) {
    return { answer: await send(asker, row, caller, await requestFor(asker, cell, row)), absent: null };
  }
  const { id, ask } = await objectFor(asker, cell);
  const answer = await send(asker, row, caller, ask(relation === null ? absentId : id));
  const isHidden = relation !== null && answer.status === 404;
  return { answer, absent: isHidden ? await send(asker, row, caller, ask(absentId)) : null };
};

/** Rounds of quotes that the walk itself has begun keep the database busy, which says nothing of who may what. */
export const answersWhenFree = async (asker: Asker, cell: Cell, row: Endpoint, triesLeft = 60): Promise<Answers> => {
  const isLast = triesLeft === 0 || cell.expected.includes('503');
  const answers = await answersTo(asker, cell, row).catch((error: Error) => {
    if (isLast || !error.message.startsWith('timeout exceeded')) throw error;
    return null;
  });
  const isBusy = answers?.answer.status === 503 || answers?.absent?.status === 503;
  if (answers && (!isBusy || isLast)) return answers;
  await setTimeout(2000);
  return answersWhenFree(asker, cell, row, triesLeft - 1);
};
