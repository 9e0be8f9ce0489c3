import type { Subscription } from '@portal/contract/notifications/mail-choices.contract.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { acceptNotices, findRefusing, findSender, refuseNotices } from '../../notices/notices.queries.ts';
import { type MailReader, readUnsubscribeToken, type Subscribed } from '../../../platform/mail/unsubscribe-token.ts';
import {
  acceptMails,
  findDeliveries,
  findMailedUser,
  findRefusal,
  refuseMails,
  resumeDigest,
  resumeMails,
  stopDigest,
  stopMails,
} from './choices.queries.ts';

/** "a…@acme.test": enough to know which of one's own addresses it is. */
const hinted = (email: string): string => email.replace(/^(.).*@/s, '$1…@');

const subscribedBy = ({ services }: OpenCtx, token: string): Subscribed => {
  const subscribed = readUnsubscribeToken(services.config.linkKey, token);
  if (!subscribed) throw notFound();
  return subscribed;
};

/** Somebody who gets notices of an account's loads without being of it. */
type Outsider = { address: string; account_id: number };

const outsiderOf = (reader: MailReader): Outsider | null =>
  'address' in reader && reader.account_id !== undefined ? { ...reader, account_id: reader.account_id } : null;

const readNotices = async (ctx: OpenCtx, { address, account_id }: Outsider): Promise<Subscription> => {
  const account_name = await findSender(ctx.db, account_id);
  if (account_name === undefined) throw notFound();
  const is_subscribed = !(await findRefusing(ctx.db, account_id, [address])).has(address.toLowerCase());
  const operator_name = ctx.services.settings.get(operatorIdentity).name;
  return { kind: 'notices', is_subscribed, address: hinted(address), language: null, operator_name, account_name };
};

const readSubscription = async (ctx: OpenCtx, { reader, kind }: Subscribed): Promise<Subscription> => {
  const outsider = outsiderOf(reader);
  if (outsider) return readNotices(ctx, outsider);
  const operator_name = ctx.services.settings.get(operatorIdentity).name;
  const account_name = null;
  if ('address' in reader) {
    const { address } = reader;
    const is_subscribed = !(await findRefusal(ctx.db, address, kind));
    return { kind, is_subscribed, address: hinted(address), language: null, operator_name, account_name };
  }
  const user = await findMailedUser(ctx.db, reader.user_id);
  if (!user) throw notFound();
  const deliveries = await findDeliveries(ctx.db, reader.user_id);
  if (kind === 'notices') throw notFound();
  const is_subscribed = kind === 'digest' ? Object.values(deliveries).includes('daily') : deliveries[kind] !== 'never';
  const { email, language } = user;
  return { kind, is_subscribed, address: hinted(email), language, operator_name, account_name };
};

/** What the link at the foot of a mail is about. 404 for a forged one. */
export const getSubscription = (ctx: OpenCtx, token: string): Promise<Subscription> =>
  readSubscription(ctx, subscribedBy(ctx, token));

const switchMails = ({ db }: OpenCtx, { reader, kind }: Subscribed, on: boolean): Promise<boolean> => {
  const outsider = outsiderOf(reader);
  if (outsider) return (on ? acceptNotices : refuseNotices)(db, outsider.address, outsider.account_id);
  if ('address' in reader) return (on ? acceptMails : refuseMails)(db, reader.address, kind);
  if (kind === 'notices') throw notFound();
  if (kind === 'digest') return (on ? resumeDigest : stopDigest)(db, reader.user_id);
  return (on ? resumeMails : stopMails)(db, reader.user_id, kind);
};

const auditSwitch = (tx: OpenCtx, { reader, kind }: Subscribed, ofUser: number | null, on: boolean): Promise<void> => {
  const outsider = outsiderOf(reader);
  if (outsider) {
    const { address, account_id } = outsider;
    const what = { object_type: 'address', account_id, after: { address } };
    return audit(tx, { action: on ? 'notice.subscribed' : 'notice.unsubscribed', ...what });
  }
  const who = 'user_id' in reader ? { object_type: 'user', object_id: reader.user_id } : { object_type: 'address' };
  const change = (value: boolean) => ({ kind, subscribed: value, ...('address' in reader && reader) });
  const what = { account_id: ofUser, before: change(!on), after: change(on) };
  return audit(tx, { action: 'users.mails-chosen', ...who, ...what });
};

/** Stops the mails a link is about, or sends them again; a second time changes nothing. */
export const subscribe = (ctx: OpenCtx, token: string, on: boolean): Promise<Subscription> =>
  withTransaction(ctx, async (tx) => {
    const subscribed = subscribedBy(tx, token);
    const { reader } = subscribed;
    const user = 'user_id' in reader ? await findMailedUser(tx.db, reader.user_id) : null;
    if (user === undefined) throw notFound();
    if (await switchMails(tx, subscribed, on)) await auditSwitch(tx, subscribed, user?.account_id ?? null, on);
    return readSubscription(tx, subscribed);
  });
