import type { OpenCtx } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { attemptSubject } from './attempts.ts';
import { sendPasswordLinkJob } from './send-password-link.ts';

/**
 * Queues a link for setting a new password. The same one statement for every address, so that neither the answer nor
 * its time says who has an account; asking again while one is queued does not send two.
 */
export const askForPasswordLink = (ctx: OpenCtx, email: string): Promise<void> =>
  enqueue(ctx, sendPasswordLinkJob, { email }, { key: attemptSubject('account', email.toLowerCase()) });
