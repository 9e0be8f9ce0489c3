import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { generatedPapers } from '@portal/contract/documents/generated-papers.contract.ts';
import { documentsLogo } from '@portal/contract/documents/logo.contract.ts';
import { uploadLimits } from '@portal/contract/documents/upload-limits.ts';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  admin = await makeShipper(app, { role: 'account_admin' });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2446a8' } }).withExif({
    IFD0: { Copyright: 'taken at 25.7N 100.3W' },
  });
const jpeg = (width = 600, height = 200) => picture(width, height).jpeg().toBuffer();
const fileOf = (bytes: Uint8Array, name = 'logo.png') => new File([new Uint8Array(bytes)], name);

const send = (logo: unknown, who = admin, id = admin.account_id) =>
  app.call(documentsLogo.change, { params: { id }, body: { logo } as never, token: who.token });

const refusalOf = async (logo: unknown) => {
  const { status, body } = await send(logo);
  const { code, field } = (body as unknown as { detail: { code: string; field?: string }[] }).detail[0] ?? {};
  return [status, code, field];
};

const keyOf = async (id = admin.account_id): Promise<string | null> =>
  (
    await app.services.db
      .selectFrom('accounts')
      .select('documents_logo_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).documents_logo_key;

const bolOf = async (load_id: number): Promise<string> => {
  const { body } = await app.call(generatedPapers.generate, { body: { load_id, type: 'bol' }, token: admin.token });
  return Buffer.from(await (await fetch(`${app.url}${body.url}`)).arrayBuffer()).toString('latin1');
};

describe('the picture on an account’s papers', () => {
  it('stands on its bill of lading from then on, until it is taken away', async () => {
    const load = await acceptedLoad(app, admin);
    expect(await bolOf(load)).not.toContain('/Subtype /Image');
    const given = await send(fileOf(await jpeg(), 'whatever.txt'));
    expect(given).toMatchObject({ status: 200, body: { account_id: admin.account_id, has_documents_logo: true } });
    expect(await bolOf(load)).toContain('/Subtype /Image');
    for (const nothing of ['null', '']) {
      expect((await send(nothing)).body).toEqual({
        account_id: admin.account_id,
        has_documents_logo: false,
        documents_logo_url: null,
      });
    }
    expect(await keyOf()).toBeNull();
    expect(await bolOf(load)).not.toContain('/Subtype /Image');
  });

  it('is read without a session as long as it is some account’s logo, and no other file by its name', async () => {
    const { body } = await send(fileOf(await jpeg()));
    const url = body.documents_logo_url ?? '';
    const read = await fetch(`${app.url}${url}`);
    expect([read.status, read.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const settings = await app.call(accounts.settings, { token: admin.token });
    expect(settings.body).toMatchObject({ documents_logo_url: url, logo_url: null });
    const paper = await app.services.files.put(await jpeg(20, 20));
    expect((await fetch(`${app.url}/api/account-logos/${paper.slice(-36)}`)).status).toBe(404);
    await send('null');
    expect((await fetch(`${app.url}${url}`)).status).toBe(404);
  });

  it('is redrawn: without what was written beside its pixels, and no larger than paper needs', async () => {
    const sent = await jpeg(2400, 800);
    expect(sent.includes('25.7N')).toBe(true);
    await send(fileOf(sent));
    const kept = await app.services.files.get((await keyOf()) ?? '');
    expect(kept.includes('25.7N')).toBe(false);
    const { width, height, format, exif } = await sharp(kept).metadata();
    expect({ width, height, format, exif }).toEqual({ width: 1000, height: 333, format: 'jpeg', exif: undefined });
  });

  it('takes the place of the former one, whose bytes stay for the sweep, since a backup may name them', async () => {
    await send(fileOf(await jpeg(300, 100)));
    const former = (await keyOf()) ?? '';
    await Promise.all([send(fileOf(await jpeg(310, 100))), send(fileOf(await picture(320, 100).png().toBuffer()))]);
    const key = (await keyOf()) ?? '';
    expect(key).not.toBe(former);
    expect((await app.services.files.get(key)).length).toBeGreaterThan(0);
    expect((await app.services.files.get(former)).length).toBeGreaterThan(0);
    const audited = await app.services.db
      .selectFrom('audit_entries')
      .select('actor_user_id')
      .where('action', '=', 'account.documents-logo-changed')
      .where('after', '@>', JSON.stringify({ documents_logo_key: key }))
      .execute();
    expect(audited).toEqual([{ actor_user_id: admin.user_id }]);
  });

  it('is a PNG or a JPEG by its content, whatever it is called', async () => {
    const before = await keyOf();
    const refused: [Uint8Array, unknown[]][] = [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [415, 'documents.logo_type', 'logo']],
      [await picture(9, 9).webp().toBuffer(), [415, 'documents.logo_type', 'logo']],
      [Buffer.from('%PDF-1.7'), [415, 'documents.logo_type', 'logo']],
      [Buffer.alloc(0), [415, 'documents.logo_type', 'logo']],
      [Buffer.from('\u0089PNG\r\n\u001a\nand nothing', 'latin1'), [400, 'documents.broken', 'logo']],
      [Buffer.alloc(uploadLimits.logoBytes + 1), [413, 'http.too_large', 'logo']],
    ];
    for (const [bytes, refusal] of refused) expect(await refusalOf(fileOf(bytes))).toEqual(refusal);
    expect(await refusalOf('https://elsewhere.test/logo.png')).toMatchObject([400, expect.anything(), 'logo']);
    expect(await keyOf()).toBe(before);
  });
});

describe('who may change it', () => {
  it('are admins of the account and the operator; others’ accounts are none', async () => {
    const logo = fileOf(await jpeg());
    const other = await makeShipper(app, { role: 'account_admin' });
    const operator = await makeShipper(app, { role: 'platform_admin' });
    const agents = await Promise.all(
      (['customer_agent', 'sales_agent'] as const).map((role) => makeShipper(app, { role })),
    );
    for (const agent of agents) expect((await send(logo, agent, agent.account_id)).status).toBe(403);
    expect((await send(logo, other)).status).toBe(404);
    expect((await send(logo, other, 2_147_483_647)).status).toBe(404);
    expect((await send(logo, other, other.account_id)).status).toBe(200);
    expect((await send(logo, operator, other.account_id)).status).toBe(200);
    expect((await send(logo, operator, 2_147_483_647)).status).toBe(404);
  });
});

it('keeps the logo of the screens beside the one of the papers', async () => {
  const shipper = await makeShipper(app);
  const change = (logo: unknown) =>
    app.call(documentsLogo.changeLogo, {
      params: { id: shipper.account_id },
      body: { logo } as never,
      token: shipper.token,
    });
  const { status, body } = await change(fileOf(await jpeg()));
  const given = { account_id: shipper.account_id, has_logo: true, logo_url: expect.stringContaining('/api/') };
  expect([status, body]).toEqual([200, given]);
  expect(await keyOf(shipper.account_id)).toBeNull();
  expect((await change('null')).body).toEqual({
    account_id: shipper.account_id,
    has_logo: false,
    logo_url: null,
  });
});
