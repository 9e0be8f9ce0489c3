import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { insuranceTariffs, type InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeClaimRow, makeDeliveredLoad, makePaper } from '../../testing/fixtures/filed-claim.ts';
import { makeInsuredClaim } from '../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { textsOf } from '../../testing/read-pdf.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { notifyBuyer, watchEndingCovers } from './mails/mail-buyer.ts';

const clock = sharedClock;
let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  // The day does not change while the tests run.
  clock.set(new Date());
  app = await sharedTestApp();
  mails = catchMail(app);
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

/** By the operator's calendar, as tariffs count. */
const dayFromNow = (days: number): string => addDays(operatorDay(systemContext(app.services, 'test')), days);

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, ...(field ? [field] : [])];
};

const goods = () => ({
  origin_zip_code: '85043',
  destination_zip_code: '28208',
  insured_value: 48_000,
  commodity: 'Brake rotors',
  commodity_group: 'auto_parts' as const,
  departs_on: dayFromNow(10),
});

const patient = { timeout: 30_000, interval: 50 };

const quoted = async (who: Shipper, more: object = {}) =>
  (await app.call(insurance.create, { token: who.token, body: { ...goods(), ...more } })).body;

/** A policy whose certificate is in force. */
const insured = async (who: Shipper) => {
  const { id, version } = await quoted(who);
  const body = { version, offer: 'A' as const, terms_accepted: true as const };
  expect((await app.call(insurance.certify, { token: who.token, params: { id }, body })).status).toBe(200);
  return vi.waitFor(async () => {
    const { body: policy } = await app.call(insurance.get, { token: who.token, params: { id } });
    expect(policy.status).toBe('in_force');
    return policy;
  }, patient);
};

describe('mails to whoever bought a policy', () => {
  const noticesOf = (id: number) =>
    app.services.db.selectFrom('insurance_notices').select('kind').where('quote_id', '=', id).execute();
  const noticed = (id: number, kind: string) =>
    vi.waitFor(async () => expect(await noticesOf(id)).toContainEqual({ kind }), patient);

  it('bring the certificate in their language, once', async () => {
    const spanish = await makeShipper(app, { language: 'es' });
    const policy = await insured(spanish);
    const number = policy.certificate?.number;
    const [mail] = await mails.to(spanish.email, 1);
    expect(mail?.subject).toBe(`Asegurado: certificado ${number}`);
    expect(mail?.text).toContain('Brake rotors');
    expect(mail?.text).toContain(`https://portal.example/insurance/my-insurance/${policy.id}`);
    const [file] = mail?.attachments ?? [];
    expect(file?.filename).toBe(`${number}.pdf`);
    const [page] = await textsOf(Buffer.from(file?.content ?? ''));
    expect(page).toContain('Certificado de seguro de carga');
    const ctx = systemContext(app.services, 'test');
    await Promise.all([1, 2, 3].map(() => notifyBuyer(ctx, policy.id, 'bound', number ?? '')));
    const later = await insured(shipper);
    const [english] = await mails.to(shipper.email, 1);
    expect(english?.subject).toBe(`Insured: certificate ${later.certificate?.number}`);
    expect(await mails.to(spanish.email, 1)).toHaveLength(1);
  });

  it('remind of a cover that ends soon, as long before as the setting says', async () => {
    const buyer = await makeShipper(app);
    const policy = await insured(buyer);
    await mails.to(buyer.email, 1);
    const end = new Date(`${policy.certificate?.cover_ends_on}T12:00:00Z`);
    const before = (days: number) => new Date(end.getTime() - days * 86_400_000);
    const back = clock.now();
    const ctx = systemContext(app.services, 'test');
    try {
      clock.set(before(4));
      await watchEndingCovers.run(ctx);
      expect(await noticesOf(policy.id)).toEqual([{ kind: 'bound' }]);
      clock.set(before(3));
      await Promise.all([watchEndingCovers.run(ctx), watchEndingCovers.run(ctx)]);
      const [, reminder] = await mails.to(buyer.email, 2);
      expect(reminder?.subject).toMatch(new RegExp(`^Insurance ${policy.certificate?.number} ends on `));
      expect(reminder?.attachments ?? []).toEqual([]);
      await watchEndingCovers.run(ctx);
      expect(await noticesOf(policy.id)).toHaveLength(2);
    } finally {
      clock.set(back);
    }
  });

  it('are not sent to branded accounts, nor where the account has switched them off', async () => {
    const branded = await makeShipper(app, { isBranded: true });
    const silent = await makeShipper(app);
    await app.call(accounts.changeTrackingPreferences, { body: { insurance: false }, token: silent.token });
    for (const who of [branded, silent]) await noticed((await insured(who)).id, 'bound');
    const informed = await makeShipper(app);
    await insured(informed);
    await mails.to(informed.email, 1);
    expect(await mails.to(branded.email, 0)).toEqual([]);
    expect(await mails.to(silent.email, 0)).toEqual([]);
  });
});

it('shares a certificate with each address once, in the language asked for, and never a quote', async () => {
  const owner = await makeShipper(app);
  const share = (id: number, more: object = {}) =>
    app.call(insurance.shareFiles, {
      token: owner.token,
      params: { id },
      body: { addresses: ['bank@frontera.test'], message: 'For the file', language: 'es', ...more },
    });
  expect(codeOf(await share((await quoted(owner)).id))).toEqual([409, 'insurance.no_certificate']);
  const { id, certificate } = await insured(owner);
  const files = () => app.call(insurance.files, { token: owner.token, params: { id } });
  await vi.waitFor(async () => expect((await files()).body.documents).toHaveLength(2), patient);
  const bank = `bank-${id}@frontera.test`;
  expect((await share(id, { addresses: [bank, bank, `clerk-${id}@frontera.test`] })).body).toEqual({ id, sent_to: 2 });
  const [letter] = await mails.to(bank, 1);
  expect(letter?.text).toContain('For the file');
  expect(letter?.text).toContain(`https://portal.example/verify/${certificate?.verification_code}`);
  const [file] = letter?.attachments ?? [];
  expect((await textsOf(Buffer.from(file?.content ?? '')))[0]).toContain('Certificado de seguro de carga');
  const stranger = await makeShipper(app);
  const foreign = { token: stranger.token, params: { id }, body: { addresses: [bank], message: 'x' } };
  expect(codeOf(await app.call(insurance.shareFiles, foreign as never))).toEqual([404, 'insurance.not_found']);
});

it('exports the list with headers in the reader’s language, and nobody else’s', async () => {
  const owner = await makeShipper(app);
  const policy = await insured(owner);
  await quoted(owner, { commodity: '=Valves' });
  await quoted(shipper, { commodity: 'Foreign goods' });
  const read = async (query: { format: 'csv'; language: 'es'; status?: 'in_force'[] }) => {
    const { status, body } = await app.call(insurance.exportList, { token: owner.token, query });
    expect(status).toBe(200);
    return String(body);
  };
  const text = await read({ format: 'csv', language: 'es' });
  expect(text.split('\r\n')[0]).toContain('Certificado o cotización,Estatus,');
  expect(text).toContain(`${policy.certificate?.number},Vigente,Brake rotors,`);
  expect(text).toContain("'=Valves");
  expect(text).not.toContain('Foreign goods');
  expect(await read({ format: 'csv', language: 'es', status: ['in_force'] })).not.toContain('Valves');
});

it('insures war and strikes on top, and says so on the certificate', async () => {
  const { id, version, offers } = await quoted(shipper, { war_and_strikes: true });
  const usual = await quoted(shipper);
  // 0.05 % of 48,000.
  expect(offers.map(({ premium }, at) => premium - (usual.offers[at]?.premium ?? 0))).toEqual([24, 24, 24]);
  const page = async (quote: { id: number; version: number }) => {
    const body = { version: quote.version, offer: 'A' as const, terms_accepted: true as const };
    await app.call(insurance.certify, { token: shipper.token, params: { id: quote.id }, body });
    const files = await vi.waitFor(async () => {
      const found = (await app.call(insurance.files, { token: shipper.token, params: { id: quote.id } })).body;
      expect(found.documents).toHaveLength(2);
      return found.documents;
    }, patient);
    const english = files.find(({ language }) => language === 'en');
    const answer = await fetch(`${app.url}/api/v2/quote-insurance/${quote.id}/files/${english?.id}`, {
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    return (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
  };
  const covered = await page({ id, version });
  expect(covered).toContain('Institute War Clauses');
  expect(covered).not.toContain('war and strikes, nuclear');
  expect(await page(usual)).toContain('war and strikes, nuclear');
});

it('adds war and strikes to a quote for the price its offers say, and takes them off again', async () => {
  const before = await quoted(shipper);
  expect(before.offers.map(({ war_premium, covers_war }) => [war_premium, covers_war])).toEqual(
    before.offers.map(() => [24, false]),
  );
  const change = async (version: number, war_and_strikes: boolean) =>
    (
      await app.call(insurance.change, {
        token: shipper.token,
        params: { id: before.id },
        body: { version, war_and_strikes },
      })
    ).body;
  const added = await change(before.version, true);
  expect(added.offers.map(({ code, total }) => [code, total])).toEqual([
    ['C', 67.4],
    ['B', 81.8],
    ['A', 96.2],
  ]);
  expect(added.offers.every(({ covers_war }) => covers_war)).toBe(true);
  expect(added.carrier_liability).toBeNull();
  expect((await change(added.version, false)).offers).toEqual(before.offers);
});

it('says what of a load would be insured, for the form to be filled with', async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  const { body } = await app.call(insurance.quote, { token: shipper.token, body: { load_id } });
  expect(body.goods).toMatchObject({ conveyance: 'truck', is_used: false, commodity: expect.any(String) });
  expect(body.goods.origin_zip_code).not.toBe('');
});

describe('a claim about an insured load', () => {
  const report = (id: number, who: Shipper = shipper) =>
    app.call(insurance.reportLoss, { params: { id }, token: who.token });
  const read = async (id: number, who: Shipper = shipper) =>
    (await app.call(insurance.claimInsurance, { params: { id }, token: who.token })).body;

  it('is reported by mail where the house issues, with its papers, and operations writes down the answer', async () => {
    const { id, load_id } = await makeInsuredClaim(app, shipper);
    const document_id = await makePaper(app, load_id);
    const paper = { claim_id: id, document_id, evidence: 'photos' as const, added_by: shipper.user_id };
    await app.services.db.insertInto('claim_documents').values(paper).execute();
    expect(await read(id)).toMatchObject({ policy: { limit: 25_000 }, report: null, can_report: true });
    const answers = await Promise.all([1, 2, 3].map(() => report(id)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const letters = await mails.to('losses@northgate.test', 1);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('The trailer was empty.');
    expect(letters[0]?.attachments).toHaveLength(1);
    await vi.waitFor(async () => expect((await read(id)).report).toMatchObject({ status: 'reported' }), patient);
    const change = (who: Shipper, body: object) =>
      app.call(insurance.changeLoss, { params: { id }, body: { status: 'paid', ...body }, token: who.token });
    expect((await change(shipper, {})).status).toBe(403);
    const paid = await change(operator, { paid_amount: 450, insurer_reference: 'NG-17', note: 'Paid by check' });
    expect(paid.body.report).toMatchObject({ status: 'paid', paid_amount: 450, insurer_reference: 'NG-17' });
    expect(paid.body.report?.entries.map(({ status }) => status)).toEqual(['paid', 'reported', 'sending']);
    expect(paid.body.report?.papers).toEqual([expect.objectContaining({ document_id, sent_at: expect.any(String) })]);
    expect(codeOf(await change(operator, {}))).toEqual([409, 'insurance.loss_closed']);
  });

  it('is offered only where the load is insured and the claim submitted', async () => {
    const load_id = await makeDeliveredLoad(app, shipper.account_id);
    const id = await makeClaimRow(app, { load_id, account_id: shipper.account_id });
    expect(await read(id)).toEqual({ policy: null, report: null, can_report: false });
    expect(codeOf(await report(id))).toEqual([409, 'insurance.not_insured']);
    const { id: insuredClaim } = await makeInsuredClaim(app, shipper);
    await app.services.db.updateTable('claims').set({ status: 'withdrawn' }).where('id', '=', insuredClaim).execute();
    expect(codeOf(await report(insuredClaim))).toEqual([409, 'insurance.loss_not_reportable']);
  });
});

describe('the tariff', () => {
  const [present] = insuranceTariffs.default;
  const params = { name: insuranceTariffs.name };
  const save = (value: unknown, version: number, who: Shipper = operator) =>
    app.call(settings.change, { params, token: who.token, body: { value, version } });
  const from = (day: string, more: Partial<InsuranceTariff> = {}) => ({ ...present, effective_from: day, ...more });

  it('is the operator’s, takes new rates from a day on, and keeps those that have begun', async () => {
    expect((await save([present, from(dayFromNow(5))], 0, shipper)).status).toBe(403);
    expect(codeOf(await save([{ ...present, policy_fee: 9 }], 0))).toEqual([409, 'insurance.tariff_began']);
    expect(codeOf(await save([from(dayFromNow(5))], 0))).toEqual([409, 'insurance.tariff_began']);
    expect(codeOf(await save([present, from(dayFromNow(-1))], 0))).toEqual([
      400,
      'insurance.tariff_past',
      '1.effective_from',
    ]);
    const twice = [present, from(dayFromNow(5)), from(dayFromNow(5))];
    expect(codeOf(await save(twice, 0))).toEqual([400, 'insurance.tariff_day_taken']);
    const saved = await save([present, from(dayFromNow(5), { policy_fee: 9 })], 0);
    expect([saved.status, saved.body.version]).toEqual([200, 1]);
    expect(codeOf(await save([present, from(dayFromNow(6))], 0))).toEqual([409, 'settings.changed_meanwhile']);
  });

  it('rates quotes by the version of their day', async () => {
    const fee = async () => {
      const quote = await quoted(shipper);
      return quote.offers[0]?.fee;
    };
    expect(await fee()).toBe(5);
    clock.set(new Date(`${dayFromNow(5)}T12:00:00Z`));
    expect(await fee()).toBe(9);
  });
});
