import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CarrierSimulator, startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEgress, type Egress } from '../../platform/egress/egress.ts';
import type { CarrierPort } from './carrier-port.ts';
import { carrierPort } from './http-carrier.ts';
import { brakesTender, brakesToCharlotte } from './test-requests.ts';

const INSTANTLY = 20_000_000;
/** A healthy answer of a busy machine is in time; what never ends has a short time of its own. */
const patient = { totalMs: 15_000, circuitFailures: 1000 };
const hurried = { ...patient, totalMs: 600 };
const endlessFaults = ['hang', 'slow_drip'];

let dataDir: string;
let simulator: CarrierSimulator;
let egress: Egress;
let hurriedEgress: Egress;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'carriers-'));
  simulator = await startCarrierSimulator({ dataDir, speed: INSTANTLY });
  egress = createEgress(patient);
  hurriedEgress = createEgress(hurried);
});
afterEach(async () => {
  await fetch(`${simulator.url}/control/carriers`, { method: 'DELETE' });
});
afterAll(async () => {
  await Promise.all([egress.close(), hurriedEgress.close()]);
  await simulator.close();
  await rm(dataDir, { recursive: true });
});

const carrier = (scac: string, key = `demo-carrier-${scac.toLowerCase()}`, through = egress): CarrierPort =>
  carrierPort({ scac, baseUrl: `${simulator.url}/carriers/${scac}/v1`, key, egress: through });

/** The carrier by the time limit that a fault of it needs. */
const faultyCarrier = (scac: string, fault: string): CarrierPort =>
  carrier(scac, undefined, endlessFaults.includes(fault) ? hurriedEgress : egress);

const behave = (scac: string, behaviour: { fault?: string; latency_ms?: number }) =>
  fetch(`${simulator.url}/control/carriers/${scac}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(behaviour),
  });

const received = async (key: string): Promise<unknown> =>
  (await fetch(`${simulator.url}/control/tenders/${key}`)).json();

/** Tenders a load and waits until its proof of delivery is in; answers its PRO number. */
const deliver = async (port: CarrierPort, key: string): Promise<string> => {
  await port.tender(brakesTender(key));
  const find = async () =>
    (await port.events('')).events.find((event) => event.refs.key === key && event.type === 'PROOF_OF_DELIVERY');
  await expect.poll(find, { timeout: 30_000 }).toBeDefined();
  return (await find())?.refs.pro ?? '';
};

describe('quotes over HTTP', () => {
  it('come from a healthy carrier', async () => {
    const { offers, dropped } = await carrier('ODFL').quote(brakesToCharlotte);
    expect(dropped).toEqual([]);
    expect(offers.map((offer) => offer.service_level)).toEqual(['STANDARD', 'GUARANTEED_NOON']);
    expect(offers[0]?.charges.map((charge) => charge.code)).toEqual(['Base', 'Disc', 'Fuel', 'LFTD', 'MNC']);
  });

  it('are none where the carrier does not go', async () => {
    expect(
      await carrier('ODFL').quote({
        ...brakesToCharlotte,
        destination: { zip_code: '00000', state: '', country: 'US' },
      }),
    ).toMatchObject({
      offers: [],
      reason_code: 'AREA_NOT_SERVED',
    });
  });

  it.each([
    ['hang', 'unavailable'],
    ['error_500', 'unavailable'],
    ['slow_drip', 'unavailable'],
    ['lost_answer', 'unavailable'],
    ['garbage', 'nonsense'],
    ['truncated', 'nonsense'],
    ['huge', 'nonsense'],
  ])('fail with a kind when the carrier does this: %s', async (fault, kind) => {
    await behave('SAIA', { fault, latency_ms: 0 });
    await expect(faultyCarrier('SAIA', fault).quote(brakesToCharlotte)).rejects.toMatchObject({ kind, scac: 'SAIA' });
  });

  it.each(['negative_price', 'wrong_currency'])('are dropped one by one: %s', async (fault) => {
    await behave('SAIA', { fault, latency_ms: 0 });
    expect(await carrier('SAIA').quote(brakesToCharlotte)).toMatchObject({
      offers: [],
      dropped: [{ why: expect.any(String) }],
    });
  });

  it('count once when the carrier repeats itself', async () => {
    await behave('SAIA', { fault: 'duplicates', latency_ms: 0 });
    expect((await carrier('SAIA').quote(brakesToCharlotte)).offers).toHaveLength(1);
  });

  it('are refused to a wrong key', async () => {
    await expect(carrier('ODFL', 'wrong').quote(brakesToCharlotte)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('tenders over HTTP', () => {
  it('are booked once, however often they are sent', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => carrier('ODFL').tender(brakesTender('twice'))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ kind: 'accepted' });
    expect(await received('twice')).toEqual({ received: 3, bookings: 1 });
  });

  it.each([
    ['hang', 0],
    ['error_500', 0],
    ['slow_drip', 0],
    ['lost_answer', 1],
    ['garbage', 1],
    ['truncated', 1],
  ])('are unclear, and sent once, when the carrier does this: %s', async (fault, bookings) => {
    await behave('EXLA', { fault });
    expect(await faultyCarrier('EXLA', fault).tender(brakesTender(`t-${fault}`))).toMatchObject({ kind: 'unclear' });
    expect(await received(`t-${fault}`)).toEqual({ received: bookings, bookings });
    await behave('EXLA', {});
    const state = await carrier('EXLA').findTender(`t-${fault}`);
    expect(state.kind === 'unknown').toBe(bookings === 0);
  });

  it('have certainly not been sent when nobody is there', async () => {
    const nobody = carrierPort({ scac: 'ODFL', baseUrl: 'http://127.0.0.1:1/v1', key: 'k', egress });
    expect(await nobody.tender(brakesTender('nobody'))).toMatchObject({ kind: 'not_sent' });
  });

  it('may be declined or stay without an answer', async () => {
    await behave('ODFL', { fault: 'decline_tender' });
    expect(await carrier('ODFL').tender(brakesTender('no'))).toEqual({ kind: 'declined', reason_code: 'NO_CAPACITY' });
    await behave('ODFL', { fault: 'never_answer_tender' });
    expect(await carrier('ODFL').tender(brakesTender('never'))).toEqual({ kind: 'pending' });
    expect(await carrier('ODFL').findTender('never')).toEqual({ kind: 'pending', cancellation_fee: 0 });
  });

  it('are cancelled before pickup and no longer after', async () => {
    await behave('ODFL', { fault: 'never_answer_tender' });
    await carrier('ODFL').tender(brakesTender('changed-my-mind'));
    expect(await carrier('ODFL').cancel('changed-my-mind', 'Dates changed')).toEqual({ kind: 'cancelled', fee: 0 });
    expect(await carrier('ODFL').findTender('changed-my-mind')).toEqual({ kind: 'cancelled' });
    await behave('ODFL', {});
    await deliver(carrier('ODFL'), 'too-late');
    expect(await carrier('ODFL').cancel('too-late', 'Dates changed')).toEqual({
      kind: 'refused',
      reason_code: 'ALREADY_PICKED_UP',
    });
    expect(await carrier('ODFL').cancel('never-sent', 'x')).toEqual({ kind: 'unknown' });
  });
});

describe('tracking over HTTP', () => {
  it('follows a load to its proof of delivery, page by page', async () => {
    const pro = await deliver(carrier('SEFL'), 'followed');
    const all = await carrier('SEFL').events('');
    expect(all.events.map((event) => event.type)).toContain('ARRIVED_AT_TERMINAL');
    expect((await carrier('SEFL').events(all.next_cursor)).events).toEqual([]);
    const document = await carrier('SEFL').document(pro, 'pod');
    expect(document?.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await carrier('SEFL').document('000000000', 'pod')).toBeNull();
  });

  it('counts repeated events once and survives nonsense', async () => {
    await deliver(carrier('AVRT'), 'repeated');
    const { events } = await carrier('AVRT').events('');
    await behave('AVRT', { fault: 'duplicates' });
    expect((await carrier('AVRT').events('')).events).toEqual(events);
    await behave('AVRT', { fault: 'garbage' });
    await expect(carrier('AVRT').events('')).rejects.toMatchObject({ kind: 'nonsense' });
  });

  it.each(['truncated', 'garbage', 'huge'])('takes a document whole or not at all: %s', async (fault) => {
    const pro = await deliver(carrier('DAFG'), `half-a-document-${fault}`);
    await behave('DAFG', { fault });
    await expect(carrier('DAFG').document(pro, 'pod')).rejects.toMatchObject({ kind: 'nonsense' });
  });
});
