import { billingTerms } from '@portal/contract/billing/billing.settings.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { qrSvg } from '../../platform/pdf/qr-code.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { barcodesOn, textsOf } from '../../testing/read-pdf.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = sharedClock;
let app: TestApp;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const dayFromNow = (days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

const goods = () => ({
  origin_zip_code: '85043',
  destination_zip_code: '28208',
  insured_value: 48_000,
  commodity: 'Brake rotors and wiper kits, boxed',
  commodity_group: 'auto_parts' as const,
  departs_on: dayFromNow(3),
});

const create = async (more: object = {}, who: Shipper = shipper) =>
  app.call(insurance.create, { token: who.token, body: { ...goods(), ...more } });

const quoted = async (more: object = {}, who: Shipper = shipper) => {
  const { status, body } = await create(more, who);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};

const certify = (quote: { id: number; version: number }, more: object = {}, who: Shipper = shipper) =>
  app.call(insurance.certify, {
    token: who.token,
    params: { id: quote.id },
    body: { version: quote.version, offer: 'A', terms_accepted: true, ...more } as never,
  });

const get = async (id: number, who: Shipper = shipper) =>
  (await app.call(insurance.get, { token: who.token, params: { id } })).body;

const inForce = async (id: number, who: Shipper = shipper) => {
  await vi.waitFor(async () => expect((await get(id, who)).status).toBe('in_force'), { timeout: 30_000, interval: 50 });
  return get(id, who);
};

const remove = (id: number, query: object = {}, who: Shipper = shipper) =>
  app.call(insurance.remove, { token: who.token, params: { id }, query: query });

/** The bytes of a document: the answer's body would be read as text. */
const fileOf = async (id: number, documentId: number): Promise<Uint8Array> => {
  const answer = await fetch(`${app.url}/api/v2/quote-insurance/${id}/files/${documentId}`, {
    headers: { authorization: `Bearer ${shipper.token}` },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
};

const codeOf = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, ...(field ? [field] : [])];
};

describe('a quote', () => {
  it('offers the clauses by price, with cities by their postal codes', async () => {
    const quote = await quoted();
    expect(quote).toMatchObject({ status: 'quoted', origin_city: 'Phoenix', origin_state: 'AZ' });
    expect(quote.offers.map(({ code, total, deductible }) => [code, total, deductible])).toEqual([
      ['C', 43.4, 1000],
      ['B', 57.8, 500],
      ['A', 72.2, 250],
    ]);
  });

  it('holds to the end of its last day where the operator is, not at midnight in Greenwich', async () => {
    const { expires_at, good_until } = await quoted();
    expect(expires_at && Date.parse(expires_at)).toBe(
      localInstant(addDays(good_until ?? '', 1), '00:00', billingTerms.default.time_zone).instant.getTime() - 1000,
    );
  });

  it('has the set offer up to its cover, and the default cover without a value', async () => {
    expect((await quoted({ insured_value: 25_000 })).offers).toMatchObject([{ code: 'set', total: 35, limit: 25_000 }]);
    expect((await quoted({ insured_value: 0 })).offers).toMatchObject([{ code: 'set', total: 35, limit: 25_000 }]);
  });

  it('goes to operations above the limit or on request, whose answer can be bought; never insured is refused', async () => {
    const { id, version, status, offers } = await quoted({ insured_value: 312_000 });
    expect([status, offers]).toEqual(['with_operations', []]);
    expect(codeOf(await certify({ id, version }))).toEqual([409, 'insurance.needs_operations']);
    const operations_offer = { condition: 'A' as const, limit: 312_000, deductible: 2500, premium: 700.5 };
    const answer = (who: Shipper) =>
      app.call(insurance.change, { token: who.token, params: { id }, body: { version, operations_offer } });
    expect(codeOf(await answer(shipper))).toEqual([403, 'http.forbidden', 'operations_offer']);
    expect((await answer(operator)).body).toMatchObject({ status: 'quoted', offers: [{ code: 'A', total: 705.5 }] });
    expect((await quoted({ commodity_group: 'wine_spirits' })).status).toBe('with_operations');
    expect(codeOf(await create({ commodity_group: 'never_insured' }))).toEqual([
      422,
      'insurance.excluded',
      'commodity_group',
    ]);
  });

  it('is refused with a departure that is over, with a border called domestic, and to who may not insure', async () => {
    expect(codeOf(await create({ departs_on: dayFromNow(-3) }))).toEqual([
      400,
      'insurance.past_departure',
      'departs_on',
    ]);
    const abroad = { destination_country: 'MX' as const, destination_zip_code: '64000', is_domestic: true };
    expect(codeOf(await create(abroad))).toEqual([400, 'insurance.not_domestic', 'is_domestic']);
    const uninsured = await makeShipper(app, { dispatchModes: { insurance: false } });
    expect(codeOf(await create({}, uninsured))).toEqual([403, 'insurance.dispatch_disabled']);
  });

  it('is nobody else’s, and a change of a version that was replaced is refused', async () => {
    const quote = await quoted();
    const stranger = await makeShipper(app);
    const foreign = await app.call(insurance.get, { token: stranger.token, params: { id: quote.id } });
    const missing = await app.call(insurance.get, { token: stranger.token, params: { id: 2_000_000_000 } });
    expect(codeOf(foreign)).toEqual([404, 'insurance.not_found']);
    expect(codeOf(foreign)).toEqual(codeOf(missing));
    expect(codeOf(await certify(quote, {}, stranger))).toEqual([404, 'insurance.not_found']);
    const change = (body: object) =>
      app.call(insurance.change, { token: shipper.token, params: { id: quote.id }, body: { version: 1, ...body } });
    const { commodity_group, departs_on, offers } = quote;
    const kept = { commodity_group, departs_on, condition: null, origin_city: 'Phoenix' };
    expect((await change({ insured_value: 50_000 })).body).toMatchObject({
      version: 2,
      insured_value: 50_000,
      ...kept,
    });
    expect(offers).toHaveLength(3);
    expect(codeOf(await change({ insured_value: 60_000 }))).toEqual([409, 'insurance.changed_meanwhile']);
  });
});

describe('a certificate', () => {
  it('is issued once however often it is asked for, drawn in both languages, and checked by its code', async () => {
    const quote = await quoted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => certify(quote)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
    const bought = await inForce(quote.id);
    expect(bought.certificate).toMatchObject({ number: expect.stringMatching(/^AC-\d{4}-\d{6}$/) });
    const files = () => app.call(insurance.files, { token: shipper.token, params: { id: quote.id } });
    await vi.waitFor(async () => expect((await files()).body.documents).toHaveLength(2), { timeout: 30_000 });
    const { documents } = (await files()).body;
    expect(documents[0]?.name).toBe(`certificate/${bought.certificate?.number}.pdf`);
    const papers = await Promise.all(documents.map(({ id }) => fileOf(quote.id, id)));
    const texts = (await Promise.all(papers.map(textsOf))).map((pages) => pages.join('\n'));
    expect(texts[0]).toContain('Forty-eight thousand and 00/100 US dollars');
    expect(texts[1]).toContain('Cuarenta y ocho mil dólares 00/100 USD');
    const [symbol] = await barcodesOn(papers[0] ?? new Uint8Array());
    expect(symbol?.text).toBe(bought.certificate?.verification_url);
    expect(bought.certificate?.verification_svg).toBe(qrSvg(symbol?.text ?? ''));
    const code = symbol?.text.split('/').at(-1) ?? '';
    const verified = await app.call(insurance.verify, { params: { code } });
    expect(verified.body).toMatchObject({ status: 'in_force', insured_value: 48_000, origin: 'Phoenix, AZ 85043' });
    expect(JSON.stringify(verified.body)).not.toMatch(/premium|total|deductible|@/);
    expect(verified.body.operator_name).not.toBe(verified.body.insurer_name);
    expect((await app.call(insurance.verify, { params: { code: 'AAAAAAAAAAAA' } })).status).toBe(404);
  });

  it('is cancelled with a reason before the goods leave, and by the operator alone afterwards', async () => {
    const quote = await quoted();
    await certify(quote);
    const { certificate } = await inForce(quote.id);
    expect(codeOf(await remove(quote.id))).toEqual([400, 'insurance.reason_missing', 'reason']);
    expect((await remove(quote.id, { reason: 'bought_in_error' })).body).toMatchObject({ status: 'cancelled' });
    const verified = await app.call(insurance.verify, { params: { code: certificate?.verification_code ?? '' } });
    expect(verified.body).toMatchObject({ status: 'cancelled' });
    const left = await quoted();
    await certify(left);
    await inForce(left.id);
    const back = clock.now();
    const at = (day: string, time: string) => clock.set(localInstant(day, time, 'America/Phoenix').instant);
    try {
      const leaving = await quoted();
      await certify(leaving);
      await inForce(leaving.id);
      at(leaving.departs_on, '23:30');
      expect((await remove(leaving.id, { reason: 'other' })).status).toBe(200);
      at(addDays(left.departs_on, 1), '00:30');
      expect(codeOf(await remove(left.id, { reason: 'other' }))).toEqual([409, 'insurance.departed']);
      expect((await remove(left.id, { reason: 'other' }, operator)).body).toMatchObject({ status: 'cancelled' });
    } finally {
      clock.set(back);
    }
  });

  it('is refused once its prices have expired, until it is quoted again', async () => {
    const quote = await quoted({ departs_on: dayFromNow(30) });
    const back = clock.now();
    try {
      clock.set(new Date(back.getTime() + 8 * 86_400_000));
      expect(codeOf(await certify(quote))).toEqual([409, 'insurance.expired']);
      const again = await app.call(insurance.requote, { token: shipper.token, params: { id: quote.id } });
      expect((await certify(again.body)).status).toBe(200);
    } finally {
      clock.set(back);
    }
  });

  it('has the insurer’s own number where the operator gave it before it was bought', async () => {
    const quote = await quoted();
    const number = (who: Shipper) =>
      app.call(insurance.certificateNumber, {
        token: who.token,
        params: { id: quote.id },
        body: { certificate_number: `NG-${quote.id}` },
      });
    expect(codeOf(await number(shipper))).toEqual([403, 'http.forbidden']);
    const { version } = (await number(operator)).body;
    await certify({ id: quote.id, version });
    expect((await inForce(quote.id)).certificate?.number).toBe(`NG-${quote.id}`);
    expect(codeOf(await number(operator))).toEqual([409, 'insurance.already_bought']);
  });
});

it('lists quotes by status with counts, and finds them by certificate, goods and place', async () => {
  const owner = await makeShipper(app);
  const quote = await quoted({ commodity: 'Rare teapots' }, owner);
  await certify(quote, {}, owner);
  const { certificate } = await inForce(quote.id, owner);
  await quoted({ destination_zip_code: '78045' }, owner);
  const list = (query: object) => app.call(insurance.list, { token: owner.token, query: query });
  expect((await list({})).body).toMatchObject({
    total: 2,
    counts: { quoted: 1, in_force: 1, cancelled: 0 },
    rates: {
      limit: 250_000,
      set_offer: { cover: 25_000, premium: 35 },
      on_request: expect.arrayContaining(['tobacco']),
    },
  });
  expect((await list({ status: 'in_force' })).body.items.map(({ id }) => id)).toEqual([quote.id]);
  for (const q of ['teapots', certificate?.number ?? '', String(quote.id)]) {
    const found = await app.call(insurance.search, { token: owner.token, query: { q } });
    expect(found.body.items.map(({ id }) => id)).toEqual([quote.id]);
  }
});
