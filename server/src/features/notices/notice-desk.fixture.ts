import type { DeclaredEvent, EventPayload } from '@portal/contract/events/event.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import { notices } from '@portal/contract/notices/notices.contract.ts';
import { expect, vi } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { emit } from '../../platform/jobs/events.ts';
import { type CaughtMail, catchMail } from '../../testing/fixtures/catch-mail.ts';
import { anybody, bookedLoad } from '../../testing/fixtures/foreign/shared-files.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const within = { timeout: 30_000, interval: 20 };

const everything: NoticeRecipient['kinds'] = ['picked_up', 'delayed', 'out_for_delivery', 'delivered'];

/** A consignee nobody has mailed before, who wants to get notices of everything. */
export const somebody = (changes: Partial<NoticeRecipient> = {}): NoticeRecipient => ({
  email: anybody(),
  part: 'consignee',
  language: 'en',
  kinds: everything,
  ...changes,
});

type Load = { id: number; account_id: number };

/** A shipper with a load on its way, and what tests do with it. */
export const openNoticeDesk = async (app: TestApp) => {
  const mails: CaughtMail = catchMail(app);
  const shipper: Shipper = await makeShipper(app);
  const load: Load = await bookedLoad(app, shipper, 'in transit');
  const read = async (id = load.id, as = shipper) =>
    (await app.call(notices.ofLoad, { params: { load_id: id }, token: as.token })).body;
  return {
    mails,
    shipper,
    load,
    read,
    choose: (recipients: NoticeRecipient[], version = 0, id = load.id, as = shipper) =>
      app.call(notices.change, { params: { load_id: id }, body: { recipients, version }, token: as.token }),
    happens: <E extends DeclaredEvent>(event: E, payload: EventPayload<E>) =>
      emit(systemContext(app.services, 'test'), event, payload),
    setLoad: (status: LoadStatus, id = load.id) =>
      app.services.pool.query('update loads set status = $1 where id = $2', [status, id]),
    /** Waits until so many mails of a load have been dealt with; answers what became of them, oldest first. */
    settled: (count: number, id = load.id, as = shipper) =>
      vi.waitFor(async () => {
        const { mails: all } = await read(id, as);
        const states = all.toReversed().map(({ email, occasion, state }) => ({ email, occasion, state }));
        expect(states.filter(({ state }) => state !== 'waiting')).toHaveLength(count);
        return states;
      }, within),
    /** What a mail is answered by the button of mail programs. */
    stop: async (mail: { headers?: Record<string, string> } | undefined) => {
      const token = /\/unsubscribe\/([^>]+)>/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
      const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
      return { token, answer: await fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', body }) };
    },
  };
};
export type NoticeDesk = Awaited<ReturnType<typeof openNoticeDesk>>;
