import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { ClaimChange } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { fileClaim, makeDeliveredLoad, makePaper } from '../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { claimDay, claimDeadlines, claimTime } from '../claims/deadlines/claim-days.ts';
import { type ClaimUpdate, findClaim, touchClaim } from '../claims/claims.queries.ts';
import { refreshDue } from '../claims/deadlines/refresh-due.ts';
import { watchDeadlinesOnce } from '../claims/deadlines/watch-deadlines.ts';
import { mailClaimDeadline } from './mail-claim-deadline.ts';

// Two servers on one database, as they stand behind a load balancer.
let app: TestApp;
let other: TestApp;
let mails: CaughtMail[];
let operator: Shipper;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({}, { databaseUrl: app.databaseUrl });
  mails = [catchMail(app), catchMail(other)];
  operator = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  await app.services.db.deleteFrom('claim_deadline_notices').execute();
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const sent = (to: string, about: string | number): Mail[] =>
  mails.flatMap(({ all }) => all).filter((mail) => mail.to === to && mail.subject.includes(String(about)));
const one = async (to: string, about: string): Promise<Mail> => {
  await vi.waitUntil(() => sent(to, about).length > 0, 30_000);
  return sent(to, about)[0] as Mail;
};
const quiet = () => new Promise((resolve) => setTimeout(resolve, 1200));
const change = (id: number, body: object, { token }: Shipper) =>
  app.call(claims.change, { params: { id }, body: body as ClaimChange, token });
const operations = () => app.services.settings.get(operatorIdentity).operations_email;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const dayOf = (time: string) => time.slice(0, 10);

/** The last day of delivery whose five business days of notice end within three days, whichever of them are holidays. */
const deliveredShortOfNotice = (): string => {
  const days = Array.from({ length: 12 }, (_, index) => dayOf(ago(index + 3)));
  return days.find((day) => addBusinessDays(day, 5) <= claimDay({ ...claimTime(app), now: new Date(ago(-3)) })) ?? '';
};

/** Puts a case where it would stand by now after all these moves. */
const age = async (id: number, columns: ClaimUpdate): Promise<void> => {
  const ctx = systemContext(app.services, 'test');
  await touchClaim(ctx.db, id, columns);
  const row = await findClaim(ctx.db, 'all', id);
  if (row) await refreshDue(ctx, row);
};

/** Both servers look at the clocks at once, again and again. */
const watch = () =>
  Promise.all([app, other, app, other].map(({ services }) => watchDeadlinesOnce(systemContext(services, 'test'))));

test('whoever files a case is sent one receipt, in their language, and nobody of a branded account is', async () => {
  const shipper = await makeShipper(app, { language: 'es' });
  const { id, load } = await fileClaim(app, shipper);
  const receipt = await one(shipper.email, `Caso ${id}, carga ${load.id}: recibido`);
  expect(receipt.text).toContain('Recibimos su caso');
  expect(receipt.text).toContain('Monto reclamado: $1,250.50 USD');
  expect(receipt.text).toContain('Documentos: paper.pdf, paper.pdf, paper.pdf, paper.pdf');
  expect(receipt.text).toMatch(/Próximo plazo: Acuse del transportista: \d\d-\d\d-\d{4}/);
  const draft = await fileClaim(app, shipper, { draft: true });
  const branded = await makeShipper(app, { isBranded: true });
  await fileClaim(app, branded);
  await quiet();
  expect(sent(shipper.email, id)).toHaveLength(1);
  expect(sent(shipper.email, draft.id)).toEqual([]);
  expect(sent(branded.email, '')).toEqual([]);
});

test('added documents are named to the other side, and other changes to nobody', async () => {
  const shipper = await makeShipper(app, { language: 'es' });
  const claim = await fileClaim(app, shipper);
  const { id, load } = claim;
  const kept = claim.documents.map(({ document, evidence }) => ({ document_id: document.id, evidence }));
  const added = {
    document_id: await makePaper(app, load.id, { name: 'repair-quote.pdf' }),
    evidence: 'repair_estimate',
  };
  const taken = await change(id, { version: claim.version, documents: [...kept, added] }, shipper);
  expect(taken.status).toBe(200);
  const mail = await one(operations(), `Case ${id}, load ${load.id}: documents added`);
  expect(mail.text).toContain('Documents: repair-quote.pdf');
  const assigned = await change(id, { version: claim.version + 1, representative_id: operator.user_id }, operator);
  expect(assigned.status).toBe(200);
  const report = {
    document_id: await makePaper(app, load.id, { name: 'inspection.pdf' }),
    evidence: 'inspection_report',
  };
  await change(id, { version: claim.version + 2, documents: [...kept, added, report] }, operator);
  const answer = await one(shipper.email, `Caso ${id}, carga ${load.id}: documentos agregados`);
  expect(answer.text).toContain('Documentos: inspection.pdf');
  await quiet();
  expect(sent(operations(), `Case ${id}, load ${load.id}: documents added`)).toHaveLength(1);
  // The receipt and the paper: an assignment is nobody's news.
  expect(sent(shipper.email, id)).toHaveLength(2);
});

test('two weeks and three days before a clock runs out, and once it has, the representative is mailed once each', async () => {
  const shipper = await makeShipper(app, { language: 'en' });
  const keeper = await makeShipper(app, { role: 'platform_admin', language: 'es' });
  const { id, load } = await fileClaim(app, shipper);
  // Operations are mailed about the case itself before it has a representative.
  await one(operations(), `Case ${id}, load ${load.id}: Submitted`);
  const stages: [days: number, subject: RegExp, text: RegExp][] = [
    [20, /Acuse del transportista, a más tardar el/, /quedan (9|10|11) días/],
    [28, /Acuse del transportista, a más tardar el/, /quedan? [123] días?/],
    [33, /vencido desde el/, /debió acusar recibo/],
  ];
  for (const [days, subject, text] of stages) {
    await age(id, { representative_id: keeper.user_id, submitted_at: ago(days) });
    await watch();
    await watch();
    const about = () =>
      sent(keeper.email, `Caso ${id}, carga ${load.id}`).filter(
        (mail) => subject.test(mail.subject) && text.test(mail.text),
      );
    await vi.waitUntil(() => about().length > 0, 30_000);
  }
  await quiet();
  expect(sent(keeper.email, id).map(({ subject }) => subject)).toHaveLength(3);
  expect(sent(operations(), `Case ${id}, load ${load.id}: Carrier`)).toEqual([]);
  // The receipt alone: it is the operator who has to act.
  expect(sent(shipper.email, id)).toHaveLength(1);
});

test('the author of a draft is mailed before the notice is late; both sides before it is too late to sue', async () => {
  const shipper = await makeShipper(app, { language: 'es' });
  const delivered = deliveredShortOfNotice();
  const load_id = await makeDeliveredLoad(app, shipper.account_id, {
    pickup_date: dayOf(ago(20)),
    due_date: delivered,
    actual_pickup_at: ago(20),
    actual_delivery_at: `${delivered}T18:00:00Z`,
  });
  const draft = await fileClaim(app, shipper, {
    category: 'concealed_damage',
    discovered_on: delivered,
    documents: [],
    load_id,
    draft: true,
  });
  await watch();
  const notice = await one(shipper.email, `Caso ${draft.id}, carga ${draft.load.id}: Aviso de daño oculto`);
  expect(notice.text).toContain('Su caso sigue en borrador');
  const denied = await fileClaim(app, shipper);
  await age(denied.id, { status: 'declined', resolved_at: ago(720), acknowledged_at: ago(720), declined_at: ago(720) });
  await watch();
  expect((await one(shipper.email, `Caso ${denied.id}, carga ${denied.load.id}: Demandar`)).text).toContain(
    'demandar al transportista',
  );
  expect((await one(operations(), `Case ${denied.id}, load ${denied.load.id}: Bring suit`)).text).toContain(
    'sue the carrier',
  );
});

test('what was met, given up or long over is mailed to nobody, nor what was met before the mail went out', async () => {
  const shipper = await makeShipper(app);
  const [met, over, withdrawn] = [
    await fileClaim(app, shipper),
    await fileClaim(app, shipper),
    await fileClaim(app, shipper),
  ];
  await age(met.id, { submitted_at: ago(28), acknowledged_at: ago(1) });
  await age(over.id, { submitted_at: ago(95) });
  await age(withdrawn.id, { submitted_at: ago(28), status: 'withdrawn' });
  await watch();
  // A mail that had to wait.
  const ctx = systemContext(app.services, 'test');
  const row = await findClaim(ctx.db, 'all', met.id);
  const due_on = (row && claimDeadlines(row, claimTime(app)).find(({ code }) => code === 'acknowledge')?.due_on) ?? '';
  expect(due_on).not.toBe('');
  await mailClaimDeadline.run(ctx, {
    claim_id: met.id,
    deadline: 'acknowledge',
    due_on,
    stage: 'last',
    reader: 'operator',
  } as never);
  await quiet();
  for (const { id, load } of [met, over, withdrawn]) {
    expect(sent(operations(), `Case ${id}, load ${load.id}: Carrier acknowledges`)).toEqual([]);
    expect(sent(operations(), `Case ${id}, load ${load.id}: overdue`)).toEqual([]);
  }
});
