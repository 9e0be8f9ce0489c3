import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { fieldSchemas } from '../../platform/http/validation.ts';
import { absentId, idParametersOf, type MakeNamed, namedObjects, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import { makeShipper } from '../fixtures/make-account.ts';
import { seeded } from '../hostile-inputs.ts';
import { startTestApp } from '../test-app.ts';
import { type TableRow, tableRows } from './authorization-table.ts';
import { type Caller, makeCallers, makeRefusedCallers, type Relation, relations } from './callers.ts';
import { expectedOf, hasObjects } from './expected.ts';
import { loadOf, ownAccount } from './named-accounts.ts';

// Each row of the table becomes a test, and the rows of the contract are known once the server stands.
// Of its own: to operators some calls list what other files leave behind.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const foreign = await makeShipper(app);
const allowed = await makeCallers(app, foreign);
const [first] = allowed;
if (!first) throw new Error('no caller');
const callers = [...allowed, ...(await makeRefusedCallers(app, first.tree))];

const guarded = app.app.rows.filter(({ permission }) => permission !== 'public');
const contractRow = (call: string): Endpoint => {
  const row = guarded.find((one) => nameOf(one) === call);
  if (!row) throw new Error(`the contract has no call ${call}`);
  return row;
};

/** Makers whose objects are no account's, or another one's than the caller's: here each is of the account named. */
const makers: Readonly<Record<string, MakeNamed>> = {
  ...namedObjects,
  'POST /api/auth/access-token/{id} id': ownAccount,
  'GET /api/loads/{id}/carriers/markups id': loadOf({ query: { markup_percent: 5, markup_min: 0 } }),
  'PATCH /api/loads/{id}/carriers/markups id': loadOf({ body: { markup_percent: 5, markup_min: 0 } }),
};

type Cell = { row: TableRow; caller: Caller; relation: Relation | null };

const cellsOf = (row: TableRow): Cell[] =>
  callers.flatMap((caller) =>
    [...(hasObjects(row) ? relations : []), null].map((relation) => ({ row, caller, relation })),
  );

const seed = Number(process.env['AUTHORIZATION_SEED'] ?? Date.now() % 1_000_000);
const random = seeded(seed);
const isGuarded = ({ callers: group }: TableRow): boolean => group !== 'public';
const guardedRows = tableRows.filter(isGuarded);
const allCells = guardedRows.reduce((sum, row) => sum + cellsOf(row).length, 0);
/** `all`, or how many cells are drawn by lot. */
const wanted = process.env['AUTHORIZATION_CELLS'] === 'all' ? allCells : 3000;
const drawn = (cells: readonly Cell[]): Cell[] => {
  const shuffled = cells.map((cell) => ({ cell, at: random() })).toSorted((a, b) => a.at - b.at);
  return shuffled.slice(0, Math.ceil((cells.length * wanted) / allCells)).map(({ cell }) => cell);
};

type Sent = { params?: unknown; query?: unknown; body?: unknown };

/** Status and body as they came; the request id is ours, so equal answers are equal to the byte. */
const send = async (row: Endpoint, caller: Caller, sent: Sent) => {
  const endsSession = nameOf(row) === 'POST /api/auth/sign-out';
  const { token, headers } = endsSession ? await caller.signInAgain() : caller.credentials;
  const request = { ...sent, token, headers: { ...headers, 'x-request-id': 'authorization-test' } };
  const { status, body } = await app.call(row, request as never);
  return { status, body: JSON.stringify(body) };
};

const fill = (row: Endpoint, id: number): Sent => ({
  params: Object.fromEntries(Object.keys(fieldSchemas(row.params)).map((name) => [name, id])),
  ...(row.method === 'GET' ? {} : { body: { nonsense: true } }),
});

const neverOk = [401, 403, 404, 429];
const isOk = (status: number): boolean => status < 500 && !neverOk.includes(status);

const keyOf = ({ call, parameter }: TableRow) => `${call} ${parameter}`;

/** What a caller is answered and, where the object is hidden from it, what it is answered of one that nobody has. */
const answersTo = async ({ row, caller, relation }: Cell) => {
  const contract = contractRow(row.call);
  if (!hasObjects(row)) return { answer: await send(contract, caller, fill(contract, absentId)), absent: null };
  const make = makers[keyOf(row)];
  if (!make) throw new Error(`nobody says how to make what ${keyOf(row)} names`);
  const { id, ask } = await make(app, caller.tree[relation ?? 'own']);
  const answer = await send(contract, caller, ask(relation === null ? absentId : id));
  const isHidden = relation !== null && answer.status === 404;
  return { answer, absent: isHidden ? await send(contract, caller, ask(absentId)) : null };
};

/** Rounds of quotes that the walk itself has begun keep the database busy, which says nothing of who may what. */
const answersWhenFree = async (cell: Cell, triesLeft = 3): ReturnType<typeof answersTo> => {
  const answers = await answersTo(cell).catch((error: Error) => {
    if (triesLeft === 0 || !error.message.startsWith('timeout exceeded')) throw error;
    return null;
  });
  const isBusy = answers?.answer.status === 503 || answers?.absent?.status === 503;
  if (answers && (!isBusy || triesLeft === 0)) return answers;
  await setTimeout(2000);
  return answersWhenFree(cell, triesLeft - 1);
};

const wrongIn = async (cell: Cell): Promise<string | null> => {
  const { answer, absent } = await answersWhenFree(cell);
  const expected = expectedOf(cell.row, cell.caller.name, cell.relation);
  const title = `${cell.caller.name}, ${cell.relation ?? 'nothing'}: `;
  const isRight = expected.some((one) => (one === 'ok' ? isOk(answer.status) : one === `${answer.status}`));
  if (!isRight) return `${title}${answer.status}, not ${expected.join(' or ')}. ${answer.body}`;
  if (absent && answer.body !== absent.body) return `${title}differs from what does not exist`;
  return null;
};

const atOnce = 6;

describe(`the authorization table (AUTHORIZATION_SEED=${seed})`, () => {
  it('names every call of the contract with every id it takes', () => {
    const rows = app.app.rows.flatMap((row) => {
      const parameters = row.permission === 'public' ? [] : idParametersOf(row);
      return parameters.length > 0 ? parameters.map((name) => `${nameOf(row)} ${name}`) : [`${nameOf(row)} null`];
    });
    expect(tableRows.map(keyOf).toSorted()).toEqual(rows.toSorted());
  });

  it('has fifteen thousand cells at least', () => {
    expect(allCells).toBeGreaterThan(15_000);
  });

  it.each(guardedRows.map((row) => [`${keyOf(row)} is for ${row.callers}, reach ${row.reach}`, row] as const))(
    '%s',
    async (_, row) => {
      const cells = drawn(cellsOf(row));
      const wrong: (string | null)[] = [];
      for (let begin = 0; begin < cells.length; begin += atOnce)
        wrong.push(...(await Promise.all(cells.slice(begin, begin + atOnce).map(wrongIn))));
      expect(wrong.filter((one) => one !== null)).toEqual([]);
    },
    120_000,
  );
});
