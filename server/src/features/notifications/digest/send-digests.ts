import { clockIn } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { enqueue, job, mailJob } from '../../../platform/jobs/jobs.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { zoneOfPlace } from '../../billing/account-zone.ts';
import { findKindsOff } from '../mail-choices/choices.queries.ts';
import { digestLetter } from './digest-letter.ts';
import {
  type DigestReader,
  findDigestItems,
  findDigestReaders,
  findUnsentDigest,
  insertDigest,
  markDigestSent,
  takeItems,
} from './digests.queries.ts';

const mailDigestJob = 'notifications.mail-digest';

type Clock = ReturnType<typeof clockIn>;

/** Whether the hour has come today and something had happened before it. What came later waits until tomorrow. */
export const isDigestDue = (hour: number, now: Clock, first: Clock): boolean =>
  now.hour >= hour && (first.day < now.day || first.hour < hour);

const mailDigest = async (ctx: OpenCtx, { digest_id }: { digest_id: number }): Promise<void> => {
  // Repeated after the mail was taken: nobody gets it twice.
  const digest = await findUnsentDigest(ctx.db, digest_id);
  if (!digest) return;
  const off = await findKindsOff(ctx.db, digest.account_id);
  const items = (await findDigestItems(ctx.db, digest_id)).filter(({ kind }) => !off.includes(kind));
  const { config, mail } = ctx.services;
  if (items.length > 0) {
    const letter = digestLetter({ ...digest, items }, config.publicUrl);
    const reader = { user_id: digest.user_id };
    // A mail that is sent once more after a crash is the same to whoever has it.
    const messageId = `<digest-${digest_id}@${new URL(config.publicUrl).hostname}>`;
    await mail.send({ ...composeMail(ctx.services, letter, { reader, kind: 'digest' }), messageId });
  }
  await markDigestSent(ctx.db, digest_id);
};

export const mailDigests = job<{ digest_id: number }>(mailDigestJob, mailDigest, mailJob);

/** Takes what waits for a person and has it mailed, in one transaction: all of it in one mail, or nothing yet. */
const beginDigest = (ctx: OpenCtx, { user_id }: DigestReader, day: string): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const digest_id = await insertDigest(tx.db, user_id, day);
    if (digest_id === undefined) return;
    await takeItems(tx.db, digest_id, user_id);
    await enqueue(tx, mailDigestJob, { digest_id });
  });

/** Has the day's news mailed to everybody whose hour has come. */
export const sendDueDigests = async (ctx: OpenCtx): Promise<void> => {
  const now = ctx.services.clock.now();
  for (const reader of await findDigestReaders(ctx.db)) {
    const zone = zoneOfPlace(ctx, reader);
    const here = clockIn(zone, now);
    if (isDigestDue(reader.digest_hour, here, clockIn(zone, new Date(reader.first_at)))) {
      await beginDigest(ctx, reader, here.day);
    }
  }
};

export const watchDigests: Ticker = { name: 'notifications.send-digests', everyMs: 60_000, run: sendDueDigests };
