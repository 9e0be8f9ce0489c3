import { mailChoices } from '@portal/contract/notifications/mail-choices.contract.ts';
import { notices } from '@portal/contract/notices/notices.contract.ts';
import { loadDelivered, loadOutForDelivery, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { catchMail } from '../../testing/fixtures/catch-mail.ts';
import { bookedLoad } from '../../testing/fixtures/foreign/shared-files.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { type NoticeDesk, openNoticeDesk, somebody, within } from './notice-desk.fixture.ts';
import { sendNotice } from './send-notice.ts';

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

describe('whoever unsubscribes', () => {
  it('gets no more of this account, which sees it, and of others goes on getting them; and may begin again', async () => {
    const ana = somebody();
    await desk.choose([ana]);
    await desk.happens(loadPickedUp, { load_id: load.id });
    const [mail] = await mails.to(ana.email);
    const { token, answer } = await desk.stop(mail);
    expect(answer.status).toBe(200);
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await answer.json()).toMatchObject({ kind: 'notices', is_subscribed: false, language: null });
    await desk.happens(loadOutForDelivery, { load_id: load.id });
    expect(await desk.settled(2)).toMatchObject([
      { state: 'sent' },
      { occasion: 'out_for_delivery', state: 'unsubscribed' },
    ]);
    expect((await desk.read()).recipients).toMatchObject([{ email: ana.email, is_unsubscribed: true }]);
    const refusals = await app.call(notices.refusals, { token: shipper.token });
    expect(refusals.body.items).toMatchObject([{ email: ana.email }]);

    const other = await makeShipper(app);
    const { id } = await bookedLoad(app, other, 'in transit');
    await desk.choose([{ ...ana, email: ana.email.toUpperCase() }], 0, id, other);
    await desk.happens(loadPickedUp, { load_id: id });
    expect(await desk.settled(1, id, other)).toMatchObject([{ state: 'sent' }]);

    const again = await app.call(mailChoices.subscribeAgain, { params: { token } });
    expect(again).toMatchObject({ status: 200, body: { is_subscribed: true } });
    await desk.setLoad('delivered');
    await desk.happens(loadDelivered, { load_id: load.id });
    expect(await desk.settled(3)).toMatchObject([{}, {}, { occasion: 'delivered', state: 'sent' }]);
    const { rows } = await app.services.pool.query(
      `select action, after ->> 'address' as address from audit_entries where account_id = $1 and action like 'notice.%subscribed' order by id`,
      [shipper.account_id],
    );
    expect(rows).toEqual([
      { action: 'notice.unsubscribed', address: ana.email },
      { action: 'notice.subscribed', address: ana.email },
    ]);
  });

  it('is not mailed what waited for the mail server meanwhile', async () => {
    const ana = somebody();
    await desk.choose([ana]);
    await desk.happens(loadPickedUp, { load_id: load.id });
    const { token } = await desk.stop((await mails.to(ana.email))[0]);
    await app.call(mailChoices.subscribeAgain, { params: { token } });
    const send = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('the mail server is away')));
    app.services.mail = { send, close: () => undefined };
    await desk.happens(loadOutForDelivery, { load_id: load.id });
    await vi.waitFor(() => expect(send).toHaveBeenCalled(), within);
    await app.call(mailChoices.unsubscribe, {
      params: { token },
      body: { 'List-Unsubscribe': 'One-Click' },
    });
    const later = catchMail(app);
    const { rows } = await app.services.pool.query(
      `select id from notice_mails where load_id = $1 and state = 'waiting'`,
      [load.id],
    );
    await sendNotice(systemContext(app.services, 'test'), { mail_id: rows[0].id });
    expect(await desk.settled(2)).toMatchObject([{ state: 'sent' }, { state: 'unsubscribed' }]);
    expect(later.all).toEqual([]);
  });

  it('does so with no forged link, nor one about an account that is not there', async () => {
    const answer = await app.call(mailChoices.subscription, { params: { token: 'n1-YQ~notices~x' } });
    expect(answer.status).toBe(404);
  });
});
