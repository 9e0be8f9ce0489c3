import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenCtx } from '../../../platform/context.ts';
import { type Answered, type RoundInProgress, storeAnswers } from './store-answers.ts';

/** Nobody waits for the word that there is no price; the round is not held open noticeably longer either. */
const gatheredMs = 100;

/** Keeps answers together; where that fails each alone, so that one which cannot be kept costs no other its price. */
const storeTogether = async (ctx: OpenCtx, round: RoundInProgress, answers: readonly Answered[]): Promise<void> => {
  try {
    await storeAnswers(ctx, round, answers);
  } catch (error) {
    if (answers.length === 1) throw error;
    const alone = await Promise.allSettled(answers.map((answer) => storeAnswers(ctx, round, [answer])));
    const failed = alone.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  }
};

/**
 * Keeps a round's answers, one transaction after the other: those that come while one is under way are kept together by
 * the next. However many carriers answer at once, the round takes one connection and seldom the lock of its load. A price
 * is kept as soon as it can be. Each resolves when all of its transaction are kept.
 */
export const keepInTurn = (ctx: OpenCtx, round: RoundInProgress) => {
  let waiting: Answered[] = [];
  let last: Promise<void> = Promise.resolve();
  let next: { stored: Promise<void>; begin: AbortController } | undefined;
  const storeNext = async (begin: AbortSignal): Promise<void> => {
    await sleep(gatheredMs, undefined, { signal: begin }).catch(() => undefined);
    await last.catch(() => undefined);
    const answers = waiting;
    waiting = [];
    next = undefined;
    last = storeTogether(ctx, round, answers);
    await last;
  };
  return (answered: Answered): Promise<void> => {
    waiting.push(answered);
    if (!next) {
      const begin = new AbortController();
      next = { stored: storeNext(begin.signal), begin };
    }
    const { stored, begin } = next;
    if (answered.answer.status === 'quoted') begin.abort();
    return stored;
  };
};
