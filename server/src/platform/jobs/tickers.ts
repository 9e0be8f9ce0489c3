import { type OpenCtx, type Services, systemContext } from '../context.ts';

/** Something done again and again, more often than once a minute. It sees to it itself that two instances do no harm. */
export type Ticker = {
  name: string;
  everyMs: number;
  /** Whether a run begins although the one before is still under way; it leaves out what that one does. */
  mayOverlap?: boolean;
  run: (ctx: OpenCtx) => Promise<void>;
};

/** Does what waits in parts of so many, until less than one is left. `part` answers how many it took. */
export const untilDone = async (most: number, part: (most: number) => Promise<number>): Promise<void> => {
  while ((await part(most)) === most);
};

/** Starts the tickers; unless it may overlap, a run that takes longer than its interval is not overtaken by the next. */
export const startTickers = (services: Services, tickers: readonly Ticker[]) => {
  let stopped = false;
  const running = new Set<Promise<void>>();
  const timers = tickers.map((ticker) => {
    let busy = false;
    const tick = async () => {
      if ((busy && !ticker.mayOverlap) || stopped) return;
      busy = true;
      try {
        await ticker.run(systemContext(services, `tick-${ticker.name}`, ticker.name));
      } catch (error) {
        services.log.warn({ err: error, ticker: ticker.name }, 'ticker failed');
      }
      busy = false;
    };
    return setInterval(() => {
      const run = tick().finally(() => running.delete(run));
      running.add(run);
    }, ticker.everyMs).unref();
  });
  return {
    async stop() {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
};
