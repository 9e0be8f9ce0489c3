import { mostAttachedBytes, type Share, type ShareFiles } from '@portal/contract/sharing/share.ts';
import { refuseSignedInAs } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { refuseTooManyMails } from '../../platform/mail/mail-limits.ts';
import { holdOpenCaller } from '../users/power/hold-caller.ts';
import { lockUser } from '../users/users.queries.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { readableAudiences } from '../documents/readable-audiences.ts';
import { withLoadLocked } from '../loads/state/with-load-locked.ts';
import { writeHistory } from '../loads/history/write-history.ts';
import { newLinkSecret } from './link-token.ts';
import { sendShareJob } from './send-share.ts';
import {
  countSent,
  findShare,
  findShareable,
  insertRecipients,
  insertShare,
  insertShareDocuments,
} from './shares.queries.ts';

const tooMany = { minute: 'sharing.too_many', day: 'sharing.too_many_today' } as const;

const refuseFlood = async (tx: Ctx, adding: number): Promise<void> => {
  await lockUser(tx.db, tx.actor.userId);
  await holdOpenCaller(tx);
  refuseTooManyMails(await countSent(tx.db, tx.actor.userId), adding, tooMany);
};

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);

/** The papers of the load that the caller reads: all of them, or 404 `documents.not_found`. */
const papersOf = async (tx: Ctx, loadId: number, ids: readonly number[], audiences: readonly string[]) => {
  const distinct = [...new Set(ids)];
  const papers = await findShareable(tx.db, loadId, distinct, audiences);
  if (papers.length < distinct.length) throw problem('documents.not_found', 404);
  return papers;
};

const refuseTooLarge = (papers: readonly { size: number }[]): void => {
  const size = papers.reduce((total, paper) => total + paper.size, 0);
  if (size <= mostAttachedBytes) return;
  const params = { size: megabytes(size), limit: mostAttachedBytes / 1024 / 1024 };
  throw problem('sharing.too_large', 400, { field: 'how', params });
};

const addRecipients = async (tx: Ctx, shareId: number, addresses: readonly string[]): Promise<void> => {
  const { linkKey } = tx.services.config;
  const recipients = addresses.map((email) => ({
    ...newLinkSecret(linkKey, 'share'),
    share_id: shareId,
    email,
    created_by: tx.actor.userId,
  }));
  for (const recipient_id of await insertRecipients(tx.db, recipients))
    await enqueue(tx, sendShareJob, { recipient_id });
};

/**
 * Sends papers of a load, attached or as a link of each recipient's own that ends. 404 `loads.not_found`, and
 * `documents.not_found` unless every paper is one of that load the caller reads; 400 where attachments are more than
 * 10 MB together; 429 for too many mails.
 */
export const shareFiles = (ctx: Ctx, loadId: number, input: ShareFiles): Promise<Share> => {
  const { how, message, language, addresses } = input;
  const audiences = readableAudiences(ctx);
  return withLoadLocked(ctx, loadId, [], async (tx, load) => {
    // A link outlives the session in which somebody acts for the account.
    if (how === 'link') refuseSignedInAs(tx.actor, 'how');
    const papers = await papersOf(tx, loadId, input.document_ids, audiences);
    if (how === 'attachments') refuseTooLarge(papers);
    await refuseFlood(tx, addresses.length);
    const shareId = await insertShare(tx.db, {
      load_id: loadId,
      account_id: load.account_id,
      how,
      message,
      language,
      audiences,
      days: how === 'link' ? input.days : null,
      created_by: tx.actor.userId,
    });
    const names = papers.map(({ name }) => name);
    await insertShareDocuments(
      tx.db,
      shareId,
      papers.map(({ id }) => id),
    );
    await addRecipients(tx, shareId, addresses);
    const note = [names.join(', '), addresses.join(', ')].join(': ');
    await writeHistory(tx, loadId, { kind: 'document', event: 'share', details: { share_id: shareId, note } });
    const after = { load_id: loadId, how, documents: names, addresses };
    await audit(tx, {
      action: 'share.made',
      object_type: 'share',
      object_id: shareId,
      after,
      account_id: load.account_id,
    });
    return findShare(tx.db, shareId);
  });
};
