import { isCancelled, isOver } from '@portal/contract/loads/load-states.ts';
import type { NoticeState } from '@portal/contract/places/notice-kinds.ts';
import { noticeLimit } from '@portal/contract/notices/notices.settings.ts';
import { mostAttachedBytes } from '@portal/contract/sharing/share.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { composeMail } from '../../platform/mail/mail-layout.ts';
import { findPod } from '../sharing/tracking-links.queries.ts';
import { trackingAddress } from '../sharing/tracking-links.ts';
import { noticeLetter } from './notice-letter.ts';
import {
  comesWithDelivery,
  countMail,
  findRefusing,
  isExpectedOn,
  lockWaitingMail,
  markWithPod,
  settleMail,
  type WaitingMail,
} from './notices.queries.ts';

export const sendNoticeJob = 'notices.send';

type Pod = NonNullable<Awaited<ReturnType<typeof findPod>>>;

/** Whether what a mail says still holds. */
const isTimely = async (tx: OpenCtx, mail: WaitingMail, pod: Pod | undefined): Promise<boolean> => {
  const { occasion, status, load_id, which } = mail;
  if (!mail.is_account_active || isCancelled(status)) return false;
  if (occasion === 'delayed') return isExpectedOn(tx.db, load_id, which);
  if (occasion === 'pod_filed') return pod !== undefined && !(await comesWithDelivery(tx.db, mail));
  return occasion === 'delivered' || !isOver(status);
};

/** Why a mail is not sent; null for one that is, which counts for its address from its first attempt on. */
const refusalOf = async (tx: OpenCtx, mail: WaitingMail, pod: Pod | undefined): Promise<NoticeState | null> => {
  const { account_id, email } = mail;
  if ((await findRefusing(tx.db, account_id, [email])).size > 0) return 'unsubscribed';
  if (!(await isTimely(tx, mail, pod))) return 'not_needed';
  if (mail.is_counted || (await countMail(tx.db, mail, tx.services.settings.get(noticeLimit).mails))) return null;
  return 'over_limit';
};

const podOf = async ({ db }: OpenCtx, { occasion, load_id }: WaitingMail): Promise<Pod | undefined> =>
  occasion === 'delivered' || occasion === 'pod_filed' ? findPod(db, load_id) : undefined;

/** Decides about a mail that waits; answers it, with what is attached, unless it stays unsent. */
const beginMail = (ctx: OpenCtx, mailId: number): Promise<{ mail: WaitingMail; pod: Pod | null } | null> =>
  withTransaction(ctx, async (tx) => {
    const mail = await lockWaitingMail(tx.db, mailId);
    if (!mail) return null;
    const pod = await podOf(tx, mail);
    const refusal = await refusalOf(tx, mail, pod);
    if (refusal) {
      await settleMail(tx.db, mailId, refusal);
      return null;
    }
    if (pod) await markWithPod(tx.db, mailId);
    return { mail, pod: pod && pod.size <= mostAttachedBytes ? pod : null };
  });

const attached = async ({ services }: OpenCtx, pod: Pod): Promise<NonNullable<Mail['attachments']>> => [
  { filename: pod.name, content: await services.files.get(pod.storage_key), contentType: pod.content_type },
];

/** Mails somebody outside an account what has become of its load, as long as that holds and they want to know. */
export const sendNotice = async (ctx: OpenCtx, { mail_id }: { mail_id: number }): Promise<void> => {
  const begun = await beginMail(ctx, mail_id);
  if (!begun) return;
  const { mail, pod } = begun;
  const trackingUrl = await trackingAddress(ctx, mail.load_id);
  const letter = noticeLetter(mail, mail, { trackingUrl, hasPod: pod !== null });
  const { email: address, account_id } = mail;
  const composed = composeMail(ctx.services, letter, { reader: { address, account_id }, kind: 'notices' });
  await ctx.services.mail.send({ ...composed, ...(pod && { attachments: await attached(ctx, pod) }) });
  await settleMail(ctx.db, mail_id, 'sent');
};
