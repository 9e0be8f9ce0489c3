import { writeFileSync } from 'node:fs';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { idParametersOf, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import { makeShipper, tokenFor } from '../fixtures/make-account.ts';
import { startTestApp } from '../test-app.ts';
import { answersWhenFree, keyOf } from './answers.ts';
import { type TableRow, tableRows } from './authorization-table.ts';
import { makeAround, makeCallers, makeRefusedCallers } from './callers.ts';
import { type Cell, cellsOf, drawn } from './cells.ts';
import { makeHolders } from './own-roles.ts';
import { unprovenAmong, type Verdict, verdictOn } from './proof.ts';

// Each row of the table becomes a test, and the rows of the contract are known once the server stands.
// Of its own: to operators some calls list what other files leave behind.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const around = await makeAround(app);
const asker = { app, operator: await makeShipper(app, { role: 'platform_admin' }) };
const allowed = await makeCallers(app, around);
const [first] = allowed;
if (first?.name !== 'platform admin') throw new Error('no platform admin');
// The operator is an account itself.
await app.services.db
  .updateTable('accounts')
  .set({ is_operator: true })
  .where('id', '=', first.tree.own.account_id)
  .execute();
const answered = [...allowed, ...(await makeHolders(app, around))];
const callers = [...answered, ...(await makeRefusedCallers(app, first.tree))];
const people = new Set([asker.operator, ...answered.flatMap(({ tree }) => Object.values(tree))]);

let renewedAt = Date.now();
/** Tokens are good for ten minutes, and the whole table takes longer. */
const renewTokens = async (): Promise<void> => {
  if (Date.now() - renewedAt < 240_000) return;
  renewedAt = Date.now();
  for (const caller of answered) caller.credentials = await caller.signInAgain();
  for (const person of people) person.token = await tokenFor(app, person.user_id);
};

const contractRow = (call: string): Endpoint => {
  const row = app.app.rows.find((one) => one.permission !== 'public' && nameOf(one) === call);
  if (!row) throw new Error(`the contract has no call ${call}`);
  return row;
};

const seed = process.env['AUTHORIZATION_SEED'] ?? 'portal';
const isWhole = process.env['AUTHORIZATION_CELLS'] === 'all';
const guardedRows = tableRows.filter(({ callers: group }) => group !== 'public');
const cellCount = guardedRows.reduce((sum, row) => sum + cellsOf(row, callers).length, 0);
const chosen = (row: TableRow): Cell[] => {
  const cells = cellsOf(row, callers);
  return isWhole ? cells : drawn(cells, seed);
};

/** A round of quotes asks every carrier, those of earlier rows too: thousands in the end, which say nothing here. */
const switchOffCarriers = () =>
  app.services.db.updateTable('carriers').set({ enabled: false }).where('enabled', '=', true).execute();

const seen = { asked: 0, wrong: [] as string[], unproven: [] as string[] };
/** A file for what was wrong and what stays unproven. */
const report = process.env['AUTHORIZATION_REPORT'];
const atOnce = 6;

describe(`the authorization table (AUTHORIZATION_SEED=${seed})`, () => {
  it('names every call of the contract with every id it takes', () => {
    const rows = app.app.rows.flatMap((row) => {
      const parameters = row.permission === 'public' ? [] : idParametersOf(row);
      return parameters.length > 0 ? parameters.map((name) => `${nameOf(row)} ${name}`) : [`${nameOf(row)} null`];
    });
    expect(tableRows.map(keyOf).toSorted()).toEqual(rows.toSorted());
  });

  it('has forty thousand cells at least', () => {
    expect(cellCount).toBeGreaterThan(40_000);
  });

  it.each(guardedRows.map((row) => [`${keyOf(row)} is for ${row.callers}, reach ${row.reach}`, row] as const))(
    '%s',
    async (_, row) => {
      await renewTokens();
      await switchOffCarriers();
      const cells = chosen(row);
      const verdicts: Verdict[] = [];
      const answer = async (cell: Cell) => verdictOn(cell, await answersWhenFree(asker, cell, contractRow(row.call)));
      for (let begin = 0; begin < cells.length; begin += atOnce)
        verdicts.push(...(await Promise.all(cells.slice(begin, begin + atOnce).map(answer))));
      seen.asked += verdicts.length;
      const wrong = verdicts.filter(({ kind }) => kind === 'wrong').map(({ title }) => title);
      seen.wrong.push(...wrong.map((title) => `${keyOf(row)}: ${title}`));
      seen.unproven.push(...unprovenAmong(verdicts).map(({ title }) => `${keyOf(row)}: ${title}`));
      expect(wrong).toEqual([]);
    },
    600_000,
  );

  it('proves all but one cell in fifty', () => {
    const share = seen.unproven.length / seen.asked;
    const summary = `${seen.asked} of ${cellCount} cells asked, ${seen.unproven.length} unproven: ${(share * 100).toFixed(2)} %`;
    console.info(summary);
    if (report) writeFileSync(report, [...seen.wrong, '', ...seen.unproven, summary, ''].join('\n'));
    expect(share <= 0.02 ? [] : seen.unproven).toEqual([]);
  });
});
