import { setTimeout as sleep } from 'node:timers/promises';
import { databaseTrouble } from '../platform/database/database-trouble.ts';
import type { TestApp } from './test-app.ts';

/** How often the web makes a call that is put off. */
const mostTries = 3;

/**
 * Makes calls as the web does: one that the portal puts off with 503, as it may while its machine is busy, is made again
 * once the time it names is over. `most`: as often, where nobody waits for the answer.
 */
export const callAgain =
  (app: Pick<TestApp, 'call'>, most = mostTries): TestApp['call'] =>
  async (row, request) => {
    for (let tries = 1; ; tries += 1) {
      const answer = await app.call(row, request);
      if (answer.status !== 503 || tries === most) return answer;
      const seconds = Number(answer.headers.get('retry-after'));
      if (!(seconds > 0)) throw new Error('a call was put off without a time to make it again');
      await sleep(seconds * 1000);
    }
  };

/** Does what the queue of jobs does with one that found its rows locked for too long: it runs again. */
export const runAgain = async (work: () => Promise<unknown>): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (databaseTrouble(error) !== 'contention' || tries === mostTries) throw error;
    }
  }
};
