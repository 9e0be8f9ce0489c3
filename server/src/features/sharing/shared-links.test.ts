import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { paperAddress } from './link-token.ts';
import {
  anybody,
  askShared,
  bookedLoad,
  filePaper,
  shareBody,
  tokenIn,
} from '../../testing/fixtures/foreign/shared-files.ts';
import { callAgain } from '../../testing/call-again.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let load: { id: number; account_id: number };
let papers: number[];
/** One request address each: strangers are limited by where they ask from. */
let caller = 0;

beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1/32' });
  mails = catchMail(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  shipper = await makeShipper(app);
  load = await bookedLoad(app, shipper);
  papers = [await filePaper(app, load, { name: 'A.pdf' }), await filePaper(app, load, { name: 'B.pdf' })];
});

const closed = { status: 404, body: { detail: [{ code: 'sharing.link_closed' }] } };

/** Shares both papers with one person; answers the share and the token they were mailed. */
const sharedLink = async (language: 'en' | 'es' = 'en') => {
  const to = anybody();
  const { body } = await app.call(sharing.share, {
    params: { id: load.id },
    body: shareBody(papers, { addresses: [to], language }),
    token: shipper.token,
  });
  const [mail] = await mails.to(to);
  return { share: body, mail, token: tokenIn(mail?.text, 'shared') };
};
const open = (token: string, again = false) => {
  const headers = { 'x-forwarded-for': `192.0.2.${(caller = (caller + 1) % 250)}`, 'x-request-id': 'sharing-test' };
  return callAgain(app)(sharing.open, { params: { token }, query: { again: `${again}` }, headers });
};
const fetchPaper = (url: string) => fetch(`${app.url}${url}`);
const revoke = (share_id: number, as: Shipper = shipper) =>
  callAgain(app)(sharing.revoke, { params: { share_id }, token: as.token });
const listed = async () => (await app.call(sharing.list, { params: { id: load.id }, token: shipper.token })).body.items;

describe('a shared link', () => {
  it('shows the papers without a session, with who sent them, in the language chosen', async () => {
    const { token, mail } = await sharedLink('es');
    expect(token).toHaveLength(43);
    expect(mail?.text).toContain('Abrir los documentos');
    expect(mail?.replyTo).toBe(shipper.email);
    const page = await open(token);
    expect(page).toMatchObject({
      status: 200,
      body: { language: 'es', load_id: load.id, message: shareBody([]).message },
    });
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(Object.keys(page.body).sort()).toEqual([
      'account_name',
      'documents',
      'expires_at',
      'language',
      'load_id',
      'message',
      'operator_name',
      'shared_by',
    ]);
    const file = await fetchPaper(page.body.documents[0]?.url ?? '');
    expect(await file.text()).toBe(`%PDF-1.7 of ${load.id}`);
    expect(file.headers.get('content-disposition')).toContain('attachment');
    expect(file.headers.get('content-security-policy')).toBe('sandbox');
  });

  it('says who opened it, how often and when; a page that asks again is one visit', async () => {
    const { token, share } = await sharedLink();
    expect(share.recipients[0]).toMatchObject({ opened: 0, first_opened_at: null });
    const page = await open(token);
    await open(token, true);
    await open(token);
    await fetchPaper(page.body.documents[1]?.url ?? '');
    const [entry] = await listed();
    expect(entry).toMatchObject({ state: 'open', created_by: expect.stringContaining('Sam Shipper') });
    expect(entry?.recipients[0]).toMatchObject({ opened: 2, downloads: 1, sent_at: expect.any(String) });
    expect(entry?.recipients[0]?.last_opened_at).toBeTruthy();
  });

  it('counts fifty who open at once', async () => {
    const { token } = await sharedLink();
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(token)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await listed())[0]?.recipients[0]?.opened).toBe(50);
  });

  it('keeps no token: the database holds a hash of it', async () => {
    const { token } = await sharedLink();
    const { rows } = await app.services.pool.query(
      `select (select string_agg(row_to_json(r)::text, '') from share_recipients r) ||
        (select string_agg(row_to_json(s)::text, '') from shares s) ||
        coalesce((select string_agg(payload::text, '') from graphile_worker._private_jobs), '') as kept`,
    );
    expect(rows[0].kept).not.toContain(token);
  });
});

describe('a link that does not open', () => {
  it('answers alike whether it expired, was revoked, altered or never given', async () => {
    const [expired, revoked, altered] = [await sharedLink(), await sharedLink(), await sharedLink()];
    const past = `update shares set expires_at = now() - interval '1 second' where id = $1`;
    await app.services.pool.query(past, [expired.share.id]);
    await revoke(revoked.share.id);
    const flipped = `${altered.token.startsWith('A') ? 'B' : 'A'}${altered.token.slice(1)}`;
    const answers = await Promise.all(
      [expired.token, revoked.token, flipped, altered.token.slice(1), 'x', '%00', 'A'.repeat(600)].map((token) =>
        open(token),
      ),
    );
    const texts = answers.map(({ status, body }) => JSON.stringify({ status, body }));
    expect(answers[0]).toMatchObject(closed);
    expect(new Set(texts).size).toBe(1);
    expect((await listed()).map(({ state }) => state)).toEqual(['open', 'revoked', 'expired']);
  });

  it('takes its papers’ addresses with it', async () => {
    const [expired, revoked] = [await sharedLink(), await sharedLink()];
    const addressOf = async ({ token }: { token: string }) => (await open(token)).body.documents[0]?.url ?? '';
    const [first, second] = [await addressOf(expired), await addressOf(revoked)];
    expect((await fetchPaper(first)).status).toBe(200);
    await app.services.pool.query(`update shares set expires_at = now() where id = $1`, [expired.share.id]);
    await revoke(revoked.share.id);
    expect((await fetchPaper(first)).status).toBe(404);
    expect((await fetchPaper(second)).status).toBe(404);
  });

  it('is every link of an account that is suspended', async () => {
    const { token } = await sharedLink();
    const suspend = `update accounts set status = 'suspended' where id = $1`;
    await app.services.pool.query(suspend, [shipper.account_id]);
    expect(await open(token)).toMatchObject(closed);
  });
});

describe('a paper’s address', () => {
  it('opens one paper of one link for ten minutes', async () => {
    const { token } = await sharedLink();
    const { linkKey } = app.services.config;
    const [document] = (await open(token)).body.documents;
    const [body = '', mac = ''] = (document?.url ?? '').split('/').at(-1)?.split('.') ?? [];
    const grant = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...grant, document_id: papers[1] })).toString('base64url');
    const foreign = await filePaper(app, await bookedLoad(app, await makeShipper(app)));
    const unshared = await filePaper(app, load);
    const closedOnes = [
      `/api/shared-files/${forged}.${mac}`,
      `/api/shared-files/${body}.${'A'.repeat(43)}`,
      '/api/shared-files/x',
      paperAddress(linkKey, grant, new Date(Date.now() - 660_000)),
      paperAddress(linkKey, { ...grant, document_id: foreign }, new Date()),
      paperAddress(linkKey, { ...grant, document_id: unshared }, new Date()),
      paperAddress(linkKey, { ...grant, purpose: 'tracking' }, new Date()),
    ];
    for (const url of closedOnes) expect((await fetchPaper(url)).status).toBe(404);
    expect((await fetchPaper(paperAddress(linkKey, grant, new Date()))).status).toBe(200);
  });

  it('is gone when the paper became the operator’s own', async () => {
    const { token } = await sharedLink();
    const url = (await open(token)).body.documents[0]?.url ?? '';
    await app.services.pool.query(`update documents set audience = 'operator' where id = $1`, [papers[0]]);
    expect((await fetchPaper(url)).status).toBe(404);
    expect((await open(token)).body.documents.map(({ id }) => id)).toEqual([papers[1]]);
  });
});

describe('a paper that was taken back', () => {
  it('leaves the links it was in, and can be shared no more', async () => {
    const { token } = await sharedLink();
    const url = (await open(token)).body.documents[0]?.url ?? '';
    await app.services.pool.query('update documents set removed_at = now() where id = $1', [papers[0]]);
    expect((await fetchPaper(url)).status).toBe(404);
    expect((await open(token)).body.documents.map(({ id }) => id)).toEqual([papers[1]]);
    const answer = await app.call(sharing.share, {
      params: { id: load.id },
      body: shareBody(papers),
      token: shipper.token,
    });
    expect(answer).toMatchObject({ status: 404, body: { detail: [{ code: 'documents.not_found' }] } });
  });
});

describe('revoking', () => {
  it('fifty times at once writes one line; nobody opens it afterwards', async () => {
    const { token, share } = await sharedLink();
    const opens = Array.from({ length: 25 }, () => open(token).then(({ status }) => status));
    const revokes = Array.from({ length: 50 }, () => revoke(share.id).then(({ status }) => status));
    expect(new Set(await Promise.all(revokes))).toEqual(new Set([204]));
    expect(await open(token)).toMatchObject(closed);
    for (const status of await Promise.all(opens)) expect([200, 404]).toContain(status);
    const written = `select count(*)::int as n from audit_entries where action = 'share.revoked' and object_id = $1`;
    expect((await app.services.pool.query(written, [String(share.id)])).rows).toEqual([{ n: 1 }]);
    expect((await listed())[0]).toMatchObject({ state: 'revoked', revoked_by: expect.stringContaining('Sam') });
  });

  it('is not for strangers', async () => {
    const { token, share } = await sharedLink();
    expect(await revoke(share.id, await makeShipper(app))).toMatchObject({
      status: 404,
      body: { detail: [{ code: 'sharing.not_found' }] },
    });
    expect((await open(token)).status).toBe(200);
  });
});

describe('a public page', () => {
  it('is limited by where it comes from', async () => {
    const answers = await Promise.all(Array.from({ length: 70 }, () => askShared(app, 'guess')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(60);
    await vi.waitFor(async () => expect((await open('guess')).status).toBe(404), 30_000);
  });
});
