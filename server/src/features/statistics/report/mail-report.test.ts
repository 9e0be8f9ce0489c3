import { operatorStatistics } from '@portal/contract/statistics/statistics.contract.ts';
import { scheduledReport } from '@portal/contract/statistics/statistics.settings.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { clockIn } from '@portal/contract/values/zones/local-time.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeLoad } from '../../../seed/loads.ts';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { settableClock } from '../../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unzip } from '../../../platform/files/sheet/unzip.ts';
import { isDue, sendDueReport } from './mail-report.ts';

const clock = settableClock();
/** A Monday, six in the morning in Chicago. */
const monday = new Date('2026-11-23T12:00:00Z');
let app: TestApp;
let operator: Shipper;
let mails: CaughtMail;

beforeAll(async () => {
  clock.set(monday);
  app = await startTestApp({}, { clock });
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  const shipper = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  await makeLoad(app.services.db, {
    account_id: shipper.account_id,
    carrier_id,
    status: 'assigned',
    price: 500,
    cost: 440,
    pickup_date: '2026-11-10',
  });
});
afterAll(() => app.stop());

/** The names of the sheets, and what the cells of each say, row by row. */
const sheetsOf = async (bytes: Buffer) => {
  const read = unzip(bytes);
  const texts = [...((await read('xl/sharedStrings.xml')) ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  const names = [...((await read('xl/workbook.xml')) ?? '').matchAll(/<sheet [^>]*name="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  const rowsOf = async (index: number) => {
    const xml = (await read(`xl/worksheets/sheet${index + 1}.xml`)) ?? '';
    return [...xml.matchAll(/<row[^>]*>(.*?)<\/row>/g)].map(([, row = '']) =>
      [...row.matchAll(/<c ([^>]*)>.*?<v>([^<]*)<\/v>/g)].map(([, kind = '', value]) =>
        kind.includes('t="s"') ? texts[Number(value)] : Number(value),
      ),
    );
  };
  return { names, row: async (name: string) => (await rowsOf(names.indexOf(name)))[1] };
};

it('is due on its day from its hour on, and not where nobody gets it', () => {
  const schedule = { ...scheduledReport.default, recipients: ['ops@portal.test'] };
  const at = (instant: string) => clockIn('America/Chicago', new Date(instant));
  expect(at('2026-11-24T05:30:00Z')).toEqual({ day: '2026-11-23', hour: 23, weekday: 1 });
  expect(isDue(schedule, at('2026-11-23T12:00:00Z'))).toBe(true);
  expect(isDue(schedule, at('2026-11-23T11:59:00Z'))).toBe(false);
  expect(isDue(schedule, at('2026-11-24T12:00:00Z'))).toBe(false);
  expect(isDue({ ...schedule, rhythm: 'month' }, at('2026-12-01T13:00:00Z'))).toBe(true);
  expect(isDue({ ...schedule, rhythm: 'month' }, at('2026-11-30T13:00:00Z'))).toBe(false);
  expect(isDue({ ...schedule, recipients: [] }, at('2026-11-23T12:00:00Z'))).toBe(false);
});

it('goes once to everybody named, however many servers send it', async () => {
  const value = { ...scheduledReport.default, recipients: ['ana@portal.test', 'ben@portal.test'], language: 'es' };
  const changed = await app.call(settings.change, {
    token: operator.token,
    params: { name: scheduledReport.name },
    body: { value, version: 0 },
  });
  expect(changed.status).toBe(200);
  await vi.waitFor(() => expect(app.services.settings.get(scheduledReport).recipients).toHaveLength(2), 30_000);
  const ctx = systemContext(app.services, 'test');
  await Promise.all([1, 2, 3].map(() => sendDueReport(ctx)));
  const [toAna] = await mails.to('ana@portal.test');
  await mails.to('ben@portal.test');
  await sendDueReport(ctx);
  // A job goes from the table a moment after its mail is out.
  await vi.waitFor(async () => {
    const { rows } = await app.services.pool.query<{ jobs: number }>(
      `select count(*)::integer as jobs from graphile_worker.jobs where task_identifier = 'statistics.mail-report'`,
    );
    expect(rows[0]?.jobs).toBe(0);
  }, 30_000);
  expect(mails.all).toHaveLength(2);
  expect(toAna?.subject).toBe('Estadísticas del 11-23-2026');
  const [file] = toAna?.attachments ?? [];
  expect(file?.filename).toBe('Estadisticas-2026-11-23.xlsx');
  const report = await sheetsOf(file?.content ?? Buffer.alloc(0));
  expect(await report.row('Margen por transportista')).toEqual(['Saia LTL Freight', 1, 500, 440, 60, 12]);
});

it('is downloaded with the filters of the screen', async () => {
  const response = await fetch(`${app.url}${operatorStatistics.report.path}?language=en&last_n_months=3`, {
    headers: { authorization: `Bearer ${operator.token}` },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const report = await sheetsOf(Buffer.from(await response.arrayBuffer()));
  expect(report.names).toEqual([
    'Overview',
    'Margin by account',
    'Margin by lane',
    'Margin by carrier',
    'On time by carrier',
    'First quote',
    'Commissions',
  ]);
  expect(await report.row('Margin by lane')).toEqual(['Dallas, TX → Chicago, IL', 1, 500, 440, 60, 12]);
});
