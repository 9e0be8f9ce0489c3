import type { Subscription } from '@portal/contract/notifications/mail-choices.contract.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { readUnsubscribeToken, type Subscribed } from '../../../platform/mail/unsubscribe-token.ts';
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

const readSubscription = async (ctx: OpenCtx, { reader, kind }: Subscribed): Promise<Subscription> => {
  const operator_name = ctx.services.settings.get(operatorIdentity).name;
  if ('address' in reader) {
    const { address } = reader;
    const is_subscribed = !(await findRefusal(ctx.db, address, kind));
    return { kind, is_subscribed, address: hinted(address), language: null, operator_name };
  }
  const user = await findMailedUser(ctx.db, reader.user_id);
  if (!user) throw notFound();
  const deliveries = await findDeliveries(ctx.db, reader.user_id);
  const is_subscribed = kind === 'digest' ? Object.values(deliveries).includes('daily') : deliveries[kind] !== 'never';
  return { kind, is_subscribed, address: hinted(user.email), language: user.language, operator_name };
};

/** What the link at the foot of a mail is about. 404 for a forged one. */
export const getSubscription = (ctx: OpenCtx, token: string): Promise<Subscription> =>
  readSubscription(ctx, subscribedBy(ctx, token));

const switchMails = ({ db }: OpenCtx, { reader, kind }: Subscribed, on: boolean): Promise<boolean> => {
  if ('address' in reader) return (on ? acceptMails : refuseMails)(db, reader.address, kind);
  if (kind === 'digest') return (on ? resumeDigest : stopDigest)(db, reader.user_id);
  return (on ? resumeMails : stopMails)(db, reader.user_id, kind);
};

/** Stops the mails a link is about, or sends them again; a second time changes nothing. */
export const subscribe = (ctx: OpenCtx, token: string, on: boolean): Promise<Subscription> =>
  withTransaction(ctx, async (tx) => {
    const subscribed = subscribedBy(tx, token);
    const { reader, kind } = subscribed;
    const user = 'user_id' in reader ? await findMailedUser(tx.db, reader.user_id) : null;
    if (user === undefined) throw notFound();
    if (await switchMails(tx, subscribed, on)) {
      const who = 'user_id' in reader ? { object_type: 'user', object_id: reader.user_id } : { object_type: 'address' };
      const change = (value: boolean) => ({ kind, subscribed: value, ...('address' in reader && reader) });
      const account_id = user?.account_id ?? null;
      await audit(tx, { action: 'users.mails-chosen', ...who, account_id, before: change(!on), after: change(on) });
    }
    return readSubscription(tx, subscribed);
  });
