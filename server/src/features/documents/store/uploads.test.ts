import { documents } from '@portal/contract/documents/documents.contract.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { signFile } from '../../../platform/files/files.ts';
import { makeCarrier } from '../../../seed/carriers.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;
let loadId: number;

const pdf = (text: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const doc = new PDFDocument();
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.text(text).end();
  });

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  loadId = (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
});

const loadOf = async ({ account_id }: Shipper): Promise<number> => {
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  return (await makeQuotedLoad(app, { account_id, carrier_id })).id;
};
const list = (who = shipper) => app.call(documents.list, { params: { load_id: loadId }, token: who.token });

type Sent = {
  name: string;
  bytes: Uint8Array;
  type?: 'packing_list' | 'photo';
  replaces?: number;
  load?: number;
};

const upload = ({ name, bytes, type = 'packing_list', replaces, load = loadId }: Sent, headers = {}, who = shipper) =>
  app.call(documents.upload, {
    body: {
      load_id: String(load),
      type,
      ...(replaces ? { replaces: String(replaces) } : {}),
      file: new File([new Uint8Array(bytes)], name),
    },
    token: who.token,
    headers,
  });

describe('an upload', () => {
  it('is kept as it is, named after its content and shown with who and when', async () => {
    const bytes = await pdf('Packing list');
    const { status, body } = await upload({ name: 'Lista de empaque ñ.exe', bytes });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Lista de empaque ñ.pdf', content_type: 'application/pdf', version: 1 });
    const file = await fetch(`${app.url}${body.url}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': 'sandbox',
      'x-content-type-options': 'nosniff',
      'content-length': String(bytes.length),
    });
  });

  it('of a picture is drawn again, upright and without where it was taken', async () => {
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#a40' } })
      .withExif({ IFD0: { Make: 'Telefono' }, IFD3: { GPSLatitude: '19/1 25/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload({ name: '../../photo.jpeg', bytes, type: 'photo' });
    expect({ status, name: body.name }).toEqual({ status: 201, name: 'photo.jpg' });
    const kept = Buffer.from(await (await fetch(`${app.url}${body.url}`)).arrayBuffer());
    const meta = await sharp(kept).metadata();
    expect(meta).toMatchObject({ format: 'jpeg', width: 480, height: 640 });
    expect(meta.exif).toBeUndefined();
    expect((await fetch(`${app.url}${body.thumbnail_url}`)).headers.get('content-type')).toBe('image/webp');
  });
});

describe('the papers of a load', () => {
  it('are as many as a load may have, those taken back counted too', async () => {
    const carrier_id = await makeCarrier(app.services.db, { scac: 'SEFL' });
    const load_id = (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
    const paper = { load_id, account_id: shipper.account_id, type: 'other', name: 'a.pdf', size: 1 } as const;
    const kept = { content_type: 'application/pdf', created_by: shipper.user_id };
    const rows = Array.from({ length: uploadLimits.ofLoad - 1 }, (_, at) => ({
      ...paper,
      ...kept,
      storage_key: `kept/${at}`,
    }));
    await app.services.db.insertInto('documents').values(rows).execute();
    const bytes = await pdf('one more');
    const last = await upload({ name: 'last.pdf', bytes, load: load_id });
    expect(last.status).toBe(201);
    await app.call(documents.remove, { params: { document_id: last.body.id }, token: shipper.token });
    const refused = await upload({ name: 'too many.pdf', bytes, load: load_id });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ detail: [{ code: 'documents.too_many' }] });
  });
});

describe('versions of a paper', () => {
  it('are counted one by one, whoever is first; the others are refused', async () => {
    const first = (await upload({ name: 'list.pdf', bytes: await pdf('one') })).body;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, at) =>
        upload({ name: 'list.pdf', bytes: await pdf(`two ${at}`), replaces: first.id }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 201);
    for (const { status, body } of refusals) {
      expect(status).toBe(409);
      expect(JSON.stringify(body)).toContain('documents.replaced_already');
    }
    const { items } = (await list()).body;
    const versions = items.filter(({ series_id }) => series_id === first.id);
    expect(versions.map(({ version, is_current }) => [version, is_current])).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it('leave no bytes behind where they are refused', async () => {
    const bytes = await pdf('kept once');
    const first = (await upload({ name: 'a.pdf', bytes })).body;
    expect((await upload({ name: 'a.pdf', bytes, replaces: first.id })).status).toBe(201);
    const keys = async () => {
      const kept: string[] = [];
      for await (const key of app.services.files.keptBefore(new Date(Date.now() + 86_400_000))) kept.push(key);
      return kept.toSorted();
    };
    const before = await keys();
    expect((await upload({ name: 'a.pdf', bytes, replaces: first.id })).status).toBe(409);
    expect(await keys()).toEqual(before);
  });

  it('go back to the one before when the newest is taken back, and its address opens nothing', async () => {
    const first = (await upload({ name: 'a.pdf', bytes: await pdf('a') })).body;
    const second = (await upload({ name: 'a.pdf', bytes: await pdf('b'), replaces: first.id })).body;
    const removed = await app.call(documents.remove, { params: { document_id: second.id }, token: shipper.token });
    expect(removed.status).toBe(204);
    expect((await fetch(`${app.url}${second.url}`)).status).toBe(404);
    const shown = (await list()).body.items.filter(({ series_id }) => series_id === first.id);
    expect(shown).toMatchObject([{ id: first.id, is_current: true }]);
    const third = (await upload({ name: 'a.pdf', bytes: await pdf('c'), replaces: first.id })).body;
    expect(third.version).toBe(3);
    const { rows } = await app.services.pool.query(
      "select event, actor_name from load_history where load_id = $1 and kind = 'document' order by id desc limit 3",
      [loadId],
    );
    expect(rows.map(({ event }) => event)).toEqual(['file_replaced', 'file_removed', 'file_replaced']);
    expect(rows[0].actor_name).toMatch(/^Sam Shipper/);
  });

  it('are of uploads alone: what the portal filed is not replaced', async () => {
    const { id } = await app.services.db
      .insertInto('documents')
      .values({
        load_id: loadId,
        account_id: shipper.account_id,
        type: 'bol',
        name: 'BOL.pdf',
        content_type: 'application/pdf',
        size: 1,
        storage_key: 'none',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await upload({ name: 'a.pdf', bytes: await pdf('a'), replaces: id });
    expect({ status, body: JSON.stringify(body) }).toMatchObject({
      status: 409,
      body: expect.stringContaining('documents.not_replaceable'),
    });
    expect((await app.call(documents.remove, { params: { document_id: id }, token: shipper.token })).status).toBe(409);
  });
});

describe('what is somebody else’s', () => {
  const bare = ({ status, body }: { status: number; body: unknown }) => ({
    status,
    body: JSON.stringify(body).replaceAll(/"request_id":"[^"]+"/g, ''),
  });

  it('answers as if it did not exist: the load of an upload, the paper it replaces, the paper to take back', async () => {
    const stranger = await makeShipper(app);
    const bytes = await pdf('mine');
    const mine = (await upload({ name: 'a.pdf', bytes })).body;
    const absent = 2_147_483_647;
    const foreignLoad = await upload({ name: 'a.pdf', bytes }, {}, stranger);
    expect(foreignLoad.status).toBe(404);
    expect(bare(foreignLoad)).toEqual(bare(await upload({ name: 'a.pdf', bytes, load: absent }, {}, stranger)));
    const theirs = await loadOf(stranger);
    const foreignPaper = await upload({ name: 'a.pdf', bytes, load: theirs, replaces: mine.id }, {}, stranger);
    expect(foreignPaper.status).toBe(404);
    expect(bare(foreignPaper)).toEqual(
      bare(await upload({ name: 'a.pdf', bytes, load: theirs, replaces: absent }, {}, stranger)),
    );
    const own = await upload({ name: 'a.pdf', bytes, load: await loadOf(shipper), replaces: mine.id });
    expect([own.status, bare(own).body]).toEqual([404, bare(foreignPaper).body]);
    const take = (document_id: number) =>
      app.call(documents.remove, { params: { document_id }, token: stranger.token });
    expect(bare(await take(mine.id))).toEqual(bare(await take(absent)));
  });

  it('of the same account may be seen by all, and taken back by its sender and admins alone', async () => {
    const agent = await makeShipper(app, { role: 'customer_agent', account_id: shipper.account_id });
    const mine = (await upload({ name: 'a.pdf', bytes: await pdf('mine') })).body;
    const seen = (await list(agent)).body.items.find(({ id }) => id === mine.id);
    expect(seen).toMatchObject({ may_remove: false });
    expect((await app.call(documents.remove, { params: { document_id: mine.id }, token: agent.token })).status).toBe(
      409,
    );
    const theirs = (await upload({ name: 'b.pdf', bytes: await pdf('theirs') }, {}, agent)).body;
    expect((await app.call(documents.remove, { params: { document_id: theirs.id }, token: agent.token })).status).toBe(
      204,
    );
    expect((await app.call(documents.remove, { params: { document_id: mine.id }, token: shipper.token })).status).toBe(
      204,
    );
  });
});

describe('an upload that is sent again', () => {
  it('with its key is added once, and with another file or name refused', async () => {
    const headers = { 'idempotency-key': 'one-upload' };
    const bytes = await pdf('once');
    const first = await upload({ name: 'a.pdf', bytes }, headers);
    expect((await upload({ name: 'a.pdf', bytes }, headers)).body.id).toBe(first.body.id);
    expect((await upload({ name: 'a.pdf', bytes: await pdf('other') }, headers)).status).toBe(422);
    expect((await upload({ name: 'b.pdf', bytes }, headers)).status).toBe(422);
  });
});

describe('the limit of size', () => {
  it('is kept while a file comes in, and nothing of it is left', async () => {
    const { status, body } = await upload({ name: 'a.pdf', bytes: Buffer.alloc(31 * 1024 * 1024, 'x') });
    expect({ status, body: JSON.stringify(body) }).toMatchObject({
      status: 413,
      body: expect.stringContaining('too_large'),
    });
    const folder = path.join(app.services.config.dataDir, 'uploads');
    await vi.waitUntil(() => readdirSync(folder).length === 0, 30_000);
  });

  it('is said at once to who announces far more', async () => {
    const answer = await fetch(`${app.url}/api/user-docs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shipper.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body: new Uint8Array(70 * 1024 * 1024),
    }).catch(() => null);
    if (answer) expect(answer.status).toBe(413);
  });

  it.each([
    ['no file', (form: FormData) => form.delete('file')],
    ['a text for a file', (form: FormData) => form.set('file', 'text')],
    ['two files', (form: FormData) => form.append('file', new File(['b'], 'b.pdf'))],
    ['an unknown field', (form: FormData) => form.set('account_id', '1')],
    ['a kind nobody may upload', (form: FormData) => form.set('type', 'former_bol')],
    ['no load', (form: FormData) => form.delete('load_id')],
  ])('%s is refused with 400', async (_, spoil) => {
    const form = new FormData();
    form.set('load_id', String(loadId));
    form.set('type', 'other');
    form.set('file', new File(['a'], 'a.pdf'));
    spoil(form);
    const headers = { authorization: `Bearer ${shipper.token}` };
    const answer = await fetch(`${app.url}/api/user-docs`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(400);
  });
});

describe('a signed address of a small picture', () => {
  it('does not open the picture itself, nor the other way round', async () => {
    const { fileUrlKey } = app.services.config;
    const paper = (await upload({ name: 'a.pdf', bytes: await pdf('no picture') })).body;
    const holder = { user_id: shipper.user_id, session_id: null };
    const grant = { document_id: paper.id, account_id: shipper.account_id, ...holder, part: 'thumbnail' } as const;
    const answer = await app.call(documents.download, { params: { token: signFile(fileUrlKey, grant) } });
    expect(answer.status).toBe(404);
    const [body = '', mac = ''] = paper.url.split('/').at(-1)?.split('.') ?? [];
    const altered = Buffer.from(body, 'base64url').toString().replace(/}$/, ',"part":"thumbnail"}');
    const forged = `${Buffer.from(altered).toString('base64url')}.${mac}`;
    expect((await app.call(documents.download, { params: { token: forged } })).status).toBe(404);
  });
});
