import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenCtx } from '../../../platform/context.ts';
import { publish } from '../../../platform/realtime/realtime.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { answerWithoutPrice, commitWithoutWaiting, countAnswer, type Round } from '../quotes.queries.ts';

type AnswerWithoutPrice = { requestId: number; status: 'declined' | 'failed'; failure: string | null };

/** Nobody waits for the word that there is no price; the round is not held open noticeably longer either. */
const gatheredMs = 100;

const store = (ctx: OpenCtx, round: Round, answers: readonly AnswerWithoutPrice[]): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    await commitWithoutWaiting(tx.db);
    const answered = await answerWithoutPrice(tx.db, answers);
    if (answered === 0 || !(await countAnswer(tx.db, round, [], answered))) return;
    publish(tx, round.load_id, 'new-quote', { load_id: round.load_id, carriers: [] });
  });

/**
 * Keeps a round's answers without a price, those that come close together in one transaction: carriers that fail do so
 * all at once, and must not cost the portal more work than those that quote. Each resolves when it is kept.
 */
export const gatherAnswersWithoutPrice = (ctx: OpenCtx, round: Round) => {
  let gathered: AnswerWithoutPrice[] = [];
  let storing: Promise<void> | undefined;
  const storeSoon = async (): Promise<void> => {
    await sleep(gatheredMs);
    const answers = gathered;
    gathered = [];
    storing = undefined;
    await store(ctx, round, answers);
  };
  return (answer: AnswerWithoutPrice): Promise<void> => {
    gathered.push(answer);
    storing ??= storeSoon();
    return storing;
  };
};
