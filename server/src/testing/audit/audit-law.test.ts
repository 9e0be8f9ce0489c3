import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { namedObjects, nameOf } from '../fixtures/foreign/foreign-objects.ts';
import { makeShipper } from '../fixtures/make-account.ts';
import { startTestApp } from '../test-app.ts';
import { actionsWithoutValues, shownElsewhere, withoutEntry } from './audit-exceptions.ts';
import type { Sent } from './request-makers.ts';
import { writingRequests } from './writing-requests.ts';

// Each call that writes becomes a test, and the rows of the contract are known once the server stands.
const app = await startTestApp({ CALL_LIMITS: 'off' });
afterAll(() => app.stop());

const people = { operator: await makeShipper(app, { role: 'platform_admin' }), shipper: await makeShipper(app) };
const writing = app.app.rows.filter(({ method }) => method !== 'GET');
const namedObjectOf = (call: string) => Object.entries(namedObjects).find(([name]) => name.startsWith(`${call} `))?.[1];
const isExcepted = (call: string): boolean => call in withoutEntry || call in shownElsewhere;

/** A valid request of a call, and whose token it takes. */
const requestOf = async (call: string): Promise<Sent> => {
  const request = writingRequests[call];
  if (request) {
    const { token } = people[request.sender];
    return { token, ...(await request.make(app, people)) };
  }
  const make = namedObjectOf(call);
  if (!make) throw new Error(`add a valid request of ${call} to testing/audit/writing-requests.ts`);
  const { id, ask } = await make(app, people.shipper);
  return { ...ask(id), token: people.shipper.token };
};

type Entry = { action: string; actor: number | null; before: unknown; after: unknown };

/** Entries of the audit that a request wrote. */
const entriesOf = async (requestId: string): Promise<Entry[]> => {
  const { rows } = await app.services.pool.query<Entry>(
    `select action, actor_user_id as actor, before, after from audit_entries
     where request_id = $1 and action <> 'call.denied' order by id`,
    [requestId],
  );
  return rows;
};

/** Lines of the histories of loads and cases with an actor: they say what changed in `details` or by the status. */
const countHistory = async (): Promise<number> => {
  const { rows } = await app.services.pool.query<{ lines: number }>(
    `select (select count(*) from load_history where actor_user_id is not null)::int
       + (select count(*) from claim_entries where actor_user_id is not null)::int as lines`,
  );
  return rows[0]?.lines ?? 0;
};

const send = async (row: Endpoint, sent: Sent) => {
  const requestId = `audit-law-${randomUUID()}`;
  const linesBefore = await countHistory();
  const answer = await app.call(row, { ...sent, headers: { 'x-request-id': requestId } } as never);
  const hasLine = (await countHistory()) > linesBefore;
  return { answer, entries: await entriesOf(requestId), hasLine };
};

/** What is wrong with an entry; a history line beside it says what changed. */
const faultsOf = ({ method }: Endpoint, { action, actor, before, after }: Entry, hasLine: boolean): string[] => {
  const faults = actor === null ? [`${action} has no actor`] : [];
  if (hasLine || actionsWithoutValues.includes(action)) return faults;
  const isIncomplete = method === 'DELETE' ? before === null : (before ?? after) === null;
  const isOneSided = method === 'PATCH' && (before === null || after === null);
  return isIncomplete || isOneSided ? [...faults, `${action} does not say what was before and after`] : faults;
};

const remedy = 'no entry: call audit(tx, …) where it writes, or name it in testing/audit/audit-exceptions.ts with why';

describe('a call that writes', () => {
  const checked = writing.map((row) => [nameOf(row), row] as const).filter(([call]) => !isExcepted(call));

  it.each(checked)('%s leaves who did it, and what was before and after', async (call, row) => {
    const { answer, entries, hasLine } = await send(row, await requestOf(call));
    const refusal = answer.status < 300 ? [] : [`${answer.status} ${JSON.stringify(answer.body)}`];
    const faults = entries.flatMap((entry) => faultsOf(row, entry, hasLine));
    const isSilent = refusal.length === 0 && !hasLine && entries.length === 0;
    expect([...refusal, ...faults, ...(isSilent ? [remedy] : [])]).toEqual([]);
  });
});

describe('the exceptions', () => {
  it('name calls there are, and those tested with their feature a test that reads the entry', () => {
    const calls = writing.map(nameOf);
    const unknown = [...Object.keys(withoutEntry), ...Object.keys(shownElsewhere)].filter(
      (call) => !calls.includes(call),
    );
    expect(unknown).toEqual([]);
    const unshown = Object.entries(shownElsewhere).filter(([, [file, text]]) => {
      const at = path.join(import.meta.dirname, '../../features', file);
      return !existsSync(at) || !readFileSync(at, 'utf8').includes(text);
    });
    expect(unshown).toEqual([]);
  });
});
