import { sharing } from '@portal/contract/sharing/sharing.contract.ts';
import { mostAttachedBytes } from '@portal/contract/sharing/share.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { callAgain } from '../../testing/call-again.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  anybody,
  askShared,
  bookedLoad,
  filePaper,
  shareBody,
  tokenIn,
} from '../../testing/fixtures/foreign/shared-files.ts';
import { sendShare } from './send-share.ts';

let app: TestApp;
let mails: CaughtMail;
let shipper: Shipper;
let load: { id: number; account_id: number };
let papers: number[];

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
});
beforeEach(async () => {
  shipper = await makeShipper(app);
  load = await bookedLoad(app, shipper);
  papers = [
    await filePaper(app, load, { name: `BOL-${load.id}.pdf`, bytes: Buffer.from('%PDF-1.7 bill') }),
    await filePaper(app, load, { name: 'Fotos de daño.png', content_type: 'image/png', bytes: Buffer.from('png') }),
  ];
});

const share = (body: unknown, as: Shipper = shipper, id = load.id, call: TestApp['call'] = app.call) =>
  call(sharing.share, { params: { id }, body: body as never, token: as.token });
const listed = async () => (await app.call(sharing.list, { params: { id: load.id }, token: shipper.token })).body.items;

describe('sharing as attachments', () => {
  it('mails each person in the language chosen, in the name of the account, answers to the sharer', async () => {
    const to = [anybody(), anybody()];
    const sent = await share(shareBody(papers, { addresses: to, how: 'attachments', language: 'es' }));
    expect(sent).toMatchObject({ status: 201, body: { state: 'sent', expires_at: null } });
    for (const address of to) {
      const [mail] = await mails.to(address);
      expect(mail).toMatchObject({ replyTo: shipper.email });
      expect(mail?.subject).toMatch(/^Shipper \w+: documentos de la carga \d+$/);
      expect(mail?.text).toContain('Los documentos van adjuntos a este correo.');
      expect(mail?.text).toContain('Please have these ready.\n\nThank you');
      expect(mail?.html).toContain('<html lang="es">');
      expect(
        mail?.attachments?.map(({ filename, contentType, content }) => [filename, contentType, content.toString()]),
      ).toEqual([
        [`BOL-${load.id}.pdf`, 'application/pdf', '%PDF-1.7 bill'],
        ['Fotos de daño.png', 'image/png', 'png'],
      ]);
      expect(tokenIn(mail?.text, 'shared')).toBe('');
    }
  });

  it('are refused where they are more than a mail carries, and then go as a link', async () => {
    const heavy = await filePaper(app, load, { name: 'Scan.pdf', size: mostAttachedBytes });
    const body = shareBody([...papers, heavy], { how: 'attachments' });
    expect(await share(body)).toMatchObject({
      status: 400,
      body: { detail: [{ code: 'sharing.too_large', field: 'how', msg: { en: expect.stringContaining('10.0 MB') } }] },
    });
    expect((await share({ ...body, document_ids: [heavy] })).status).toBe(201);
    expect((await share({ ...body, how: 'link' })).status).toBe(201);
  });

  it('cannot be taken back', async () => {
    const { body } = await share(shareBody(papers, { how: 'attachments' }));
    const answer = await app.call(sharing.revoke, { params: { share_id: body.id }, token: shipper.token });
    expect(answer).toMatchObject({ status: 409, body: { detail: [{ code: 'sharing.nothing_to_revoke' }] } });
  });
});

describe('what is asked for', () => {
  it.each([
    [{ addresses: ['dana@'] }, 'http.not_an_email', 'addresses.0'],
    [{ addresses: [] }, 'http.too_few', 'addresses'],
    [{ addresses: Array.from({ length: 21 }, (_, n) => `dock${n}@a.test`) }, 'http.too_many', 'addresses'],
    [{ message: '  ' }, 'http.required', 'message'],
    [{ document_ids: [] }, 'http.too_few', 'document_ids'],
    [{ days: 31 }, 'http.too_big', 'days'],
    [{ days: 0 }, 'http.too_small', 'days'],
    [{ language: 'fr' }, 'http.not_an_option', 'language'],
    [{ how: 'fax' }, 'http.not_an_option', 'how'],
  ])('is refused with %j', async (changes, code, field) => {
    const answer = await share(shareBody(papers, changes as never));
    expect(answer).toMatchObject({ status: 400, body: { detail: [{ code, field }] } });
  });

  it('takes addresses as one text, each person once', async () => {
    const addresses = 'Dana <dana@a.test>, "Lee, P." <lee@a.test>;\n<DANA@a.test>';
    const { body } = await share({ ...shareBody(papers), addresses });
    expect(body.recipients.map(({ email }) => email)).toEqual(['dana@a.test', 'lee@a.test']);
  });

  it('is all of the papers or none: a foreign one answers like one that is not there', async () => {
    const stranger = await makeShipper(app);
    const foreign = await filePaper(app, await bookedLoad(app, stranger));
    const otherLoad = await filePaper(app, await bookedLoad(app, shipper));
    const internal = await filePaper(app, load, { audience: 'operator' });
    for (const id of [foreign, otherLoad, internal, 2_147_483_647]) {
      const answer = await share(shareBody([...papers, id]));
      expect(answer).toMatchObject({ status: 404, body: { detail: [{ code: 'documents.not_found' }] } });
    }
    expect(await listed()).toEqual([]);
    const operator = await makeShipper(app, { role: 'platform_admin' });
    expect((await share(shareBody([internal]), operator)).status).toBe(201);
  });

  it('counts a paper once however often it is named', async () => {
    const { body } = await share(shareBody([papers[0] as number, papers[0] as number]));
    expect(body.documents).toHaveLength(1);
  });

  it('is limited to forty mails a minute, side by side too, on the same load or on others', async () => {
    const ten = (ids: number[]) => shareBody(ids, { addresses: Array.from({ length: 10 }, anybody) });
    // Each load holds a lock of its own: what keeps these apart is the sharer alone.
    const others = await Promise.all(Array.from({ length: 7 }, () => bookedLoad(app, shipper)));
    const theirs = await Promise.all(others.map((other) => filePaper(app, other)));
    // They wait for each other, and on a busy machine some are put off.
    const shareAgain = (body: unknown, id: number) => share(body, shipper, id, callAgain(app));
    const answers = await Promise.all([
      shareAgain(ten(papers), load.id),
      ...others.map(({ id }, index) => shareAgain(ten(theirs.slice(index, index + 1)), id)),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 201, 201, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toBe('60');
    expect(refused?.body).toMatchObject({ detail: [{ code: 'sharing.too_many' }] });
  });
});

describe('a repeat', () => {
  it('with the same key shares once', async () => {
    const body = shareBody(papers);
    const headers = { 'idempotency-key': 'share-once' };
    const both = await Promise.all(
      [1, 2].map(() => app.call(sharing.share, { params: { id: load.id }, body, token: shipper.token, headers })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listed()).toHaveLength(1);
    await mails.to(body.addresses[0] as string);
  });
});

describe('a mail that waits', () => {
  it('is sent once, however often its job is repeated', async () => {
    const body = shareBody(papers);
    const { body: made } = await share(body);
    const address = body.addresses[0] as string;
    await mails.to(address);
    await vi.waitFor(async () => expect((await listed())[0]?.recipients[0]?.sent_at).not.toBeNull(), 30_000);
    await sendShare(systemContext(app.services, 'test'), { recipient_id: made.recipients[0]?.id ?? 0 });
    expect(mails.all.filter(({ to }) => to === address)).toHaveLength(1);
  });

  it('is not sent once the link was revoked', async () => {
    const body = shareBody(papers);
    const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the mail server is away')));
    app.services.mail = { send, close: () => undefined };
    const { body: made } = await share(body);
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), 30_000);
    await app.call(sharing.revoke, { params: { share_id: made.id }, token: shipper.token });
    mails = catchMail(app);
    await sendShare(systemContext(app.services, 'test'), { recipient_id: made.recipients[0]?.id ?? 0 });
    expect(mails.all).toEqual([]);
    expect((await listed())[0]?.recipients[0]?.sent_at).toBeNull();
    expect((await askShared(app, 'none')).status).toBe(404);
  });
});
