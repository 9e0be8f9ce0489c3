import { rates } from '@portal/contract/rates/rates.contract.ts';
import { makeCarrier, makeTariff } from '../../seed/carriers.ts';
import { unusedScac } from '../fixtures/carriers/unused-scac.ts';
import type { TestApp } from '../test-app.ts';
import { byOperator, idOfNew, type People, type Sent, type WritingRequest } from './request-makers.ts';

const first = '2025-01-01';

const draftBody = async ({ services: { db } }: TestApp) => {
  const scac = unusedScac();
  await makeTariff(db, await makeCarrier(db, { scac }));
  return { kind: 'ltl', scac, series: ['standard'], based_on: first };
};

const onDraft = (more: (app: TestApp, people: People) => Sent): WritingRequest =>
  byOperator(async (app, people) => ({
    params: { id: await idOfNew(app, people, '/api/rates/drafts', await draftBody(app)) },
    ...more(app, people),
  }));

const lanes = (rows: string) => new File([`Accessorial,Price,Percent of COD amount\r\n${rows}`], 'accessorials.csv');
const calendars = () => new File(['Calendar,Name\r\nCOAST,Coast\r\n'], 'calendars.csv');
/** A day no test's clock has reached. */
const later = '2090-01-02';

/** Valid requests of the calls of carrier rates. */
export const ratesRequests: Readonly<Record<string, WritingRequest>> = {
  'POST /api/rates/drafts': byOperator(async (app) => ({ body: await draftBody(app) })),
  'PATCH /api/rates/drafts/{id}': onDraft(() => ({
    body: { version: 1, sheets: [{ name: 'ltl-accessorials', set: [['HAZ', '51']] }] },
  })),
  'DELETE /api/rates/drafts/{id}': onDraft(() => ({})),
  'POST /api/rates/drafts/{id}/import': onDraft(() => ({
    body: { file: lanes('HAZ,51,\r\n'), sheet: 'ltl-accessorials', version: 1, dry_run: false },
  })),
  'POST /api/rates/drafts/{id}/publish': onDraft(() => ({ body: { version: 1, effective_from: later } })),
  'PATCH /api/rates/tables/{name}': byOperator(async (app, { operator }) => {
    const read = { params: { name: 'calendars' as const }, token: operator.token };
    const { version } = (await app.call(rates.table, read)).body;
    return { params: { name: 'calendars' }, body: { version, set: [['HILLS', 'Hills']] } };
  }),
  'POST /api/rates/tables/{name}/import': byOperator({
    params: { name: 'calendars' },
    body: { file: calendars(), dry_run: false },
  }),
};
