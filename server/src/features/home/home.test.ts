import { carousel, home } from '@portal/contract/home/home.contract.ts';
import { mediaLimits } from '@portal/contract/home/home-content.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settableClock } from '../../testing/fixtures/settable-clock.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const clock = settableClock();
let app: TestApp;
let operator: Shipper;
let reader: Shipper;

beforeAll(async () => {
  app = await startTestApp({}, { clock });
  operator = await makeShipper(app, { role: 'platform_admin' });
  reader = await makeShipper(app, { role: 'customer_agent' });
});
afterAll(() => app.stop());

const title = { en: 'Spring fleet', es: 'Flota de primavera' };
const text = { en: '<script>alert(1)</script>', es: '<b>Hola</b>' };
const png = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#2446a8' } })
    .png()
    .toBuffer();
/** The first box of an MP4, and the header of a WebM. */
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isommp42')]);
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
const matroska = Buffer.from('1a45dfa3a34286810142f7810142f2810442f381084282886d6174726f736b61', 'hex');

const addItem = (body: object = {}) => app.call(carousel.add, { token: operator.token, body: { title, ...body } });
const changeItem = (id: number, body: object) =>
  app.call(carousel.change, { token: operator.token, params: { id }, body: body as never });
const fileOf = (bytes: Uint8Array, name = '../../x.html') =>
  new File([new Uint8Array(bytes)], name, { type: 'text/html' });
const giveImage = (id: number, bytes: Uint8Array) =>
  app.call(carousel.giveImage, { token: operator.token, params: { id }, body: { file: fileOf(bytes) } });
const giveVideo = (id: number, bytes: Uint8Array) =>
  app.call(carousel.giveVideo, { token: operator.token, params: { id }, body: { file: fileOf(bytes) } });
const shownTo = async (who: Shipper, query: object = {}) =>
  (await app.call(carousel.list, { token: who.token, query })).body.items.map(({ id }) => id);
const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { code, field } = (body as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, field];
};

describe('home news', () => {
  it('is plain text that readers see while it is on, and whoever changes it second is refused', async () => {
    const { status, body } = await app.call(home.add, { token: operator.token, body: { title, text } });
    expect([status, body]).toEqual([201, { id: body.id, title, text, active: true, version: 1 }]);
    expect((await app.call(home.list, { token: reader.token, query: {} })).body).toEqual({ items: [body], total: 1 });
    const change = (more: object) =>
      app.call(home.change, { token: operator.token, params: { id: body.id }, body: { version: 1, ...more } });
    expect((await change({ active: false })).body).toEqual({ ...body, active: false, version: 2 });
    expect(refusal(await change({ title: { en: 'x', es: 'x' } }))).toEqual([409, 'home.changed_meanwhile', undefined]);
    const listed = (who: Shipper) => app.call(home.list, { token: who.token, query: { all: 'true' } });
    expect((await listed(reader)).body.items).toEqual([]);
    expect((await listed(operator)).body.items).toMatchObject([{ id: body.id, active: false }]);
    const remove = () => app.call(home.remove, { token: operator.token, params: { id: body.id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
  });

  it('refuses what is too long or empty', async () => {
    const add = (body: object) => app.call(home.add, { token: operator.token, body: body as never });
    expect(refusal(await add({ title: { en: 'x'.repeat(121), es: 'x' }, text }))[0]).toBe(400);
    expect(refusal(await add({ title, text: { en: ' ', es: 'x' } }))).toEqual([400, 'http.required', 'text.en']);
    expect(refusal(await add({ title, text: { en: 'x', es: 'x'.repeat(2001) } }))[0]).toBe(400);
  });

  it('is closed to accounts that have no home', async () => {
    const branded = await makeShipper(app, { isBranded: true });
    const linked = await makeShipper(app, { freightSystemId: 'a-company-of-the-system' });
    for (const who of [branded, linked]) {
      expect((await app.call(home.list, { token: who.token, query: {} })).status).toBe(403);
      expect((await app.call(carousel.list, { token: who.token, query: {} })).status).toBe(403);
    }
  });
});

describe('the carousel', () => {
  it('shows an item from its first to its last day, once it has a picture, to readers of its language', async () => {
    const { status, body } = await addItem({ language: 'es', starts_on: '2026-05-05', ends_on: '2026-05-06' });
    expect([status, body.media, body.is_shown]).toEqual([201, null, false]);
    await giveImage(body.id, await png());
    const seen: Record<string, boolean> = {};
    for (const day of ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07']) {
      clock.set(new Date(`${day}T12:00:00Z`));
      seen[day] = (await shownTo(reader, { language: 'es' })).includes(body.id);
      expect(await shownTo(reader, { language: 'en', all: 'true' })).not.toContain(body.id);
      expect((await shownTo(reader, { language: 'es', all: 'true' })).includes(body.id)).toBe(seen[day]);
    }
    expect(Object.values(seen)).toEqual([false, true, true, false]);
    expect(await shownTo(operator, { all: 'true' })).toContain(body.id);
    expect(refusal(await changeItem(body.id, { version: 2, ends_on: '2026-05-04' }))).toEqual([
      400,
      'home.days_order',
      'ends_on',
    ]);
    expect(refusal(await changeItem(body.id, { version: 1, active: false }))[1]).toBe('home.changed_meanwhile');
  });

  it('keeps an order, and refuses one made from other items', async () => {
    const a = (await addItem()).body.id;
    const b = (await addItem()).body.id;
    const before = await shownTo(operator, { all: 'true' });
    expect(before.slice(-2)).toEqual([a, b]);
    const order = (ids: number[]) => app.call(carousel.changeOrder, { token: operator.token, body: { ids } });
    const wanted = [b, ...before.filter((id) => id !== b)];
    expect((await order(wanted)).body.items.map(({ id }) => id)).toEqual(wanted);
    expect(await shownTo(operator, { all: 'true' })).toEqual(wanted);
    expect(refusal(await order(wanted.slice(1)))).toEqual([409, 'home.order_outdated', 'ids']);
    expect(refusal(await order([...wanted.slice(1), 2_147_483_647]))).toEqual([409, 'home.order_outdated', 'ids']);
    expect(refusal(await order([a, a]))[0]).toBe(400);
    await app.call(carousel.remove, { token: operator.token, params: { id: a } });
    expect(await shownTo(operator, { all: 'true' })).toEqual(wanted.filter((id) => id !== a));
  });

  it('takes pictures and videos by their content alone, and serves them as what they are', async () => {
    const { id } = (await addItem()).body;
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect(refusal(await giveImage(id, svg))).toEqual([415, 'home.image_type', 'file']);
    expect(refusal(await giveImage(id, mp4))).toEqual([415, 'home.image_type', 'file']);
    for (const bytes of [svg, matroska, await png(), Buffer.from('MZ a program')]) {
      expect(refusal(await giveVideo(id, bytes))).toEqual([415, 'home.video_type', 'file']);
    }
    expect((await giveImage(id, Buffer.alloc(mediaLimits.imageBytes + 1))).status).toBe(413);
    for (const [bytes, type] of [
      [mp4, 'video/mp4'],
      [webm, 'video/webm'],
    ] as const) {
      const { status, body } = await giveVideo(id, bytes);
      expect([status, body.media?.kind]).toEqual([200, 'video']);
      const served = await fetch(`${app.url}${body.media?.url}`);
      expect(served.headers.get('content-type')).toBe(type);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
      const piece = await fetch(`${app.url}${body.media?.url}`, { headers: { range: 'bytes=4-11' } });
      expect([piece.status, piece.headers.get('accept-ranges')]).toEqual([206, 'bytes']);
      expect(piece.headers.get('content-range')).toBe(`bytes 4-11/${bytes.length}`);
      expect(Buffer.from(await piece.arrayBuffer()).equals(bytes.subarray(4, 12))).toBe(true);
    }
    const given = await giveImage(id, await png());
    expect(given.body.media?.kind).toBe('image');
    expect((await fetch(`${app.url}${given.body.media?.url}`)).headers.get('content-type')).toMatch(/^image\//);
    expect((await giveVideo(2_147_483_647, mp4)).status).toBe(404);
  });

  it('takes no address of its own, no other field, and keeps markup as the text it is', async () => {
    const elsewhere = { kind: 'image', url: 'https://elsewhere.test/x.png' };
    for (const more of [{ media: elsewhere }, { url: elsewhere.url }, { media_key: 'x' }, { position: 1 }]) {
      expect((await addItem(more)).status).toBe(400);
    }
    const { id, version } = (await addItem({ caption: text })).body;
    for (const more of [{ media: elsewhere }, { media_content_type: 'text/html' }, { id: 1 }, { is_shown: true }]) {
      expect((await changeItem(id, { version, ...more })).status).toBe(400);
    }
    for (const wrong of [
      { title: { en: 'x'.repeat(100_000), es: 'x' } },
      { caption: { en: '', es: 'x'.repeat(301) } },
      { title: { en: 'x', es: 'x', fr: 'x' } },
      { starts_on: '2026-02-30' },
      { language: 'en"><script>' },
    ]) {
      expect((await changeItem(id, { version, ...wrong })).status).toBe(400);
    }
    const { items } = (await app.call(carousel.list, { token: operator.token, query: { all: 'true' } })).body;
    expect(items.find((item) => item.id === id)).toMatchObject({ title, caption: text, media: null, version });
  });

  it('serves nothing of what is hidden behind a picture, and a film with a page behind it as a film alone', async () => {
    const { id } = (await addItem()).body;
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    const served = async (reply: { body: { media: { url: string } | null } }) =>
      fetch(`${app.url}${reply.body.media?.url}`);
    const picture = await served(await giveImage(id, Buffer.concat([await png(), page])));
    expect(picture.headers.get('content-type')).toMatch(/^image\//);
    expect(Buffer.from(await picture.arrayBuffer()).includes('script')).toBe(false);
    const film = await served(await giveVideo(id, Buffer.concat([mp4, page])));
    expect(film.headers.get('content-type')).toBe('video/mp4');
    expect(film.headers.get('x-content-type-options')).toBe('nosniff');
    expect(film.headers.get('content-security-policy')).toBe('sandbox');
  });
});
