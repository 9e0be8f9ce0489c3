import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { noticeLimit } from '@portal/contract/notices/notices.settings.ts';
import { notices } from '@portal/contract/notices/notices.contract.ts';
import { places } from '@portal/contract/places/places.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import {
  loadDelayed,
  loadDelivered,
  loadOutForDelivery,
  loadPickedUp,
} from '@portal/contract/tracking/tracking.events.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anybody, bookedLoad, filePaper, tokenIn } from '../../testing/fixtures/foreign/shared-files.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadBody } from '../loads/load-body.fixture.ts';
import { type NoticeDesk, openNoticeDesk, somebody, within } from './notice-desk.fixture.ts';

let app: TestApp;
let desk: NoticeDesk;
let shipper: NoticeDesk['shipper'];
let load: NoticeDesk['load'];
let mails: NoticeDesk['mails'];

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  desk = await openNoticeDesk(app);
  ({ shipper, load, mails } = desk);
});

const location = (changes: object) => ({
  name: 'North dock',
  city: 'Chicago',
  state: 'IL',
  zip_code: '60632',
  ...changes,
});

describe('a saved location that names people', () => {
  const addLocation = async (body: object) =>
    app.call(places.addLocation, { body: location(body), token: shipper.token });

  it('gives them to loads from and to it, each by their part, which may be changed load by load', async () => {
    const [dock, broker] = [anybody(), anybody()];
    const { body: at } = await addLocation({
      notices: { addresses: [dock], brokers: [broker], language: 'es', kinds: ['delivered'] },
    });
    const made = await app.call(loads.create, {
      body: loadBody({
        draft: true,
        stops: [
          { type: 'pickup', zip_code: '75207' },
          { type: 'delivery', zip_code: '60632', city: 'Chicago', state: 'IL', location_id: at.id },
        ],
      }),
      token: shipper.token,
    });
    const { id } = made.body as { id: number };
    expect(await desk.read(id)).toMatchObject({
      version: 0,
      recipients: [
        { email: dock, part: 'consignee', language: 'es', kinds: ['delivered'], is_unsubscribed: false },
        { email: broker, part: 'broker' },
      ],
    });
    await app.call(places.changeLocation, { params: { id: at.id }, body: { notices: null }, token: shipper.token });
    expect((await desk.read(id)).recipients).toHaveLength(2);
    const another = somebody({ part: 'consignor' });
    expect(await desk.choose([another], 0, id)).toMatchObject({ status: 200, body: { version: 1 } });
    expect((await desk.read(id)).recipients).toMatchObject([another]);
  });

  it('keeps them in the file of locations, in the words of either language', async () => {
    const { token } = shipper;
    const named = { addresses: [anybody()], brokers: [anybody()], language: 'es', kinds: ['delayed', 'delivered'] };
    await addLocation({ name: 'Named', notices: named });
    await addLocation({ name: 'Silent' });
    const asked = await fetch(`${app.url}/api/locations/export?format=csv&language=es`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const csv = await asked.text();
    expect(csv).toContain('Agentes: ');
    const others = await makeShipper(app);
    const file = new File([csv], 'locations.csv', { type: 'text/csv' });
    const taken = await app.call(places.importLocations, { body: { file, dry_run: 'false' }, token: others.token });
    expect(taken.body).toMatchObject({ added: 2, faults: [] });
    const { body } = await app.call(places.locations, { query: {}, token: others.token });
    expect(body.items.map(({ notices: of }) => of)).toEqual([named, null]);
    const wrong = new File(['name,notices\nNamed,"who knows"'], 'locations.csv', { type: 'text/csv' });
    const refused = await app.call(places.importLocations, { body: { file: wrong, dry_run: 'true' }, token });
    expect(refused.body.faults).toMatchObject([{ column: 'notices', code: 'notices.unreadable' }]);
  });

  it.each([
    [{ addresses: [], brokers: [] }, 'notices.no_address', 'notices.addresses'],
    [{ addresses: ['a@x.test'], brokers: ['A@x.test'] }, 'notices.twice', 'notices.addresses'],
    [{ addresses: ['nobody'], brokers: [] }, 'http.not_an_email', 'notices.addresses.0'],
    [{ addresses: ['a@x.test'], kinds: [] }, 'http.too_few', 'notices.kinds'],
    [{ addresses: ['a@x.test'], language: 'fr' }, 'http.not_an_option', 'notices.language'],
  ])('is refused with %j', async (changes, code, field) => {
    const answer = await addLocation({ notices: { language: 'en', kinds: ['delivered'], ...changes } });
    expect(answer).toMatchObject({ status: 400, body: { detail: [{ code, field }] } });
  });
});

describe('who gets notices of a load', () => {
  it('is chosen by one person at a time, written down, and 404 for another account', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => desk.choose([somebody()])));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    const { rows } = await app.services.pool.query(
      `select before, after from audit_entries where action = 'notice.changed' and object_id = $1`,
      [String(load.id)],
    );
    expect(rows).toHaveLength(1);
    const stranger = await makeShipper(app);
    const params = { load_id: load.id };
    expect((await app.call(notices.ofLoad, { params, token: stranger.token })).status).toBe(404);
    const body = { recipients: [], version: 1 };
    expect((await app.call(notices.change, { params, body, token: stranger.token })).status).toBe(404);
  });

  it('is not chosen twice, nor of a load that is over', async () => {
    const twice = await desk.choose([somebody({ email: 'one@x.test' }), somebody({ email: 'One@x.test' })]);
    expect(twice).toMatchObject({ status: 400, body: { detail: [{ code: 'notices.twice', field: 'recipients' }] } });
    await desk.setLoad('cancelled');
    expect(await desk.choose([])).toMatchObject({ status: 409, body: { detail: [{ code: 'notices.is_over' }] } });
  });
});

describe('a mail', () => {
  it('goes to each for what they want, in their language, in the account’s name, with the tracking link', async () => {
    const [ana, ben] = [somebody({ language: 'es' }), somebody({ part: 'broker', kinds: ['delivered'] })];
    await desk.choose([ana, ben]);
    await desk.happens(loadPickedUp, { load_id: load.id });
    const [mail] = await mails.to(ana.email);
    const { name: account } = await app.services.db
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', load.account_id)
      .executeTakeFirstOrThrow();
    expect(mail?.subject).toBe(`${account}: se recogió el envío ${load.id}`);
    expect(mail?.html).toContain('<html lang="es">');
    expect(mail?.text).toContain('Dallas, TX');
    for (const hidden of ['512', '440', '21400', 'Call Dana']) expect(mail?.text).not.toContain(hidden);
    const tracked = await app.call(sharing.track, { params: { token: tokenIn(mail?.text, 'track') }, query: {} });
    expect(tracked).toMatchObject({ status: 200, body: { load_id: load.id } });
    expect(await desk.settled(1)).toEqual([{ email: ana.email, occasion: 'picked_up', state: 'sent' }]);
    expect(mails.all.filter(({ to }) => to === ben.email)).toEqual([]);
    const link = await app.call(sharing.trackingLink, { params: { load_id: load.id }, token: shipper.token });
    expect(link.body.link).toMatchObject({ created_by: account });
  });

  it('goes once, however often the pickup is reported and however many report it at once', async () => {
    const ana = somebody();
    await desk.choose([ana]);
    await Promise.all(Array.from({ length: 8 }, () => desk.happens(loadPickedUp, { load_id: load.id })));
    await desk.happens(loadOutForDelivery, { load_id: load.id });
    await mails.to(ana.email, 2);
    await desk.happens(loadPickedUp, { load_id: load.id });
    await desk.setLoad('delivered');
    await desk.happens(loadDelivered, { load_id: load.id });
    expect((await desk.settled(3)).map(({ occasion }) => occasion)).toEqual([
      'picked_up',
      'out_for_delivery',
      'delivered',
    ]);
    expect(mails.all.filter(({ to }) => to === ana.email)).toHaveLength(3);
  });

  it('says each new day of a load that is late, and none that has passed by', async () => {
    const ana = somebody();
    await desk.choose([ana]);
    await desk.happens(loadDelayed, { load_id: load.id, delivery_date: '2026-12-03' });
    await desk.happens(loadDelayed, { load_id: load.id, delivery_date: '2026-12-03' });
    const [mail] = await mails.to(ana.email);
    expect(mail?.subject).toContain('12-03-2026');
    expect(mail?.text).toContain('12-02-2026');
    await desk.happens(loadDelayed, { load_id: load.id, delivery_date: '2026-12-05' });
    expect(await desk.settled(2)).toEqual([
      { email: ana.email, occasion: 'delayed', state: 'sent' },
      { email: ana.email, occasion: 'delayed', state: 'not_needed' },
    ]);
  });

  it('brings the proof of delivery, with the delivery or once it is filed', async () => {
    const ana = somebody();
    await desk.choose([ana]);
    await desk.setLoad('delivered');
    await desk.happens(loadDelivered, { load_id: load.id });
    const [first] = await mails.to(ana.email);
    expect(first?.attachments).toBeUndefined();
    const document_id = await filePaper(app, load, { type: 'pod', name: 'POD.pdf', filed_by: 'carrier' });
    await desk.happens(documentFiled, { load_id: load.id, document_id });
    await desk.happens(documentFiled, { load_id: load.id, document_id });
    const [, second] = await mails.to(ana.email, 2);
    expect(second?.attachments?.map(({ filename }) => filename)).toEqual(['POD.pdf']);
    expect(await desk.settled(2)).toMatchObject([{ occasion: 'delivered' }, { occasion: 'pod_filed', state: 'sent' }]);

    const other = await bookedLoad(app, shipper, 'in transit');
    const ben = somebody();
    await desk.choose([ben], 0, other.id);
    const early = await filePaper(app, other, { type: 'pod', name: 'Early.pdf', filed_by: 'carrier' });
    await app.services.db.updateTable('loads').set({ status: 'delivered' }).where('id', '=', other.id).execute();
    await desk.happens(loadDelivered, { load_id: other.id });
    const [both] = await mails.to(ben.email);
    expect(both?.attachments?.map(({ filename }) => filename)).toEqual(['Early.pdf']);
    await desk.happens(documentFiled, { load_id: other.id, document_id: early });
    const pods = () =>
      app.services.pool.query(`select state from notice_mails where load_id = $1 and occasion = 'pod_filed'`, [
        other.id,
      ]);
    await vi.waitFor(async () => expect((await pods()).rows).toEqual([{ state: 'not_needed' }]), within);
    expect(await desk.settled(1, other.id)).toEqual([{ email: ben.email, occasion: 'delivered', state: 'sent' }]);
  });

  it('gives no link where a person has ended the one there was', async () => {
    const ana = somebody();
    await desk.choose([ana]);
    const made = await app.call(sharing.makeTrackingLink, {
      params: { load_id: load.id },
      body: { days: 5 },
      token: shipper.token,
    });
    await app.call(sharing.revokeTrackingLink, { params: { tracking_link_id: made.body.id }, token: shipper.token });
    await desk.happens(loadPickedUp, { load_id: load.id });
    const [mail] = await mails.to(ana.email);
    expect(tokenIn(mail?.text, 'track')).toBe('');
  });

  it('is no more than the limit of its address within a day, whatever accounts they are about', async () => {
    const { token } = await makeShipper(app, { role: 'platform_admin' });
    const { body: kept } = await app.call(settings.get, { params: { name: noticeLimit.name }, token });
    const body = { value: { mails: 2 }, version: kept.version };
    expect((await app.call(settings.change, { params: { name: noticeLimit.name }, body, token })).status).toBe(200);
    const ana = somebody({ kinds: ['picked_up'] });
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const as = await makeShipper(app);
        const { id } = await bookedLoad(app, as, 'in transit');
        await desk.choose([ana], 0, id, as);
        return { as, id };
      }),
    );
    await Promise.all(others.map(({ id }) => desk.happens(loadPickedUp, { load_id: id })));
    const states = (await Promise.all(others.map(({ id, as }) => desk.settled(1, id, as)))).flat();
    expect(states.map(({ state }) => state).toSorted()).toEqual(['over_limit', 'sent', 'sent']);
    sharedClock.set(new Date(app.services.clock.now().getTime() + 25 * 3_600_000));
    await desk.choose([ana]);
    await desk.happens(loadPickedUp, { load_id: load.id });
    await mails.to(ana.email, 3);
  });
});
