import autocannon from 'autocannon';
import { median } from '@portal/contract/values/median.ts';

export type Target = { url: string; method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string };

const connections = 16;

/** Answered calls a second over `seconds`. Throws if any call was refused or failed. */
export const throughput = async (
  { url, method = 'GET', headers = {}, body }: Target,
  seconds: number,
): Promise<number> => {
  // Its own thread: what asks must not slow down what answers.
  const result = await autocannon({
    url,
    method,
    headers,
    ...(body ? { body } : {}),
    connections,
    duration: seconds,
    workers: 1,
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} calls to ${url} failed`);
  return result.requests.total / result.duration;
};

/** Asks whole stack and bare twin by turns, so that a busy machine is busy for both, and prints what the first keeps. */
export const compare = async (name: string, whole: Target, bare: Target, wanted: number, rounds = 5): Promise<void> => {
  for (const target of [whole, bare]) await throughput(target, 2);
  const figures: { whole: number; bare: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push({ whole: await throughput(whole, 3), bare: await throughput(bare, 3) });
  }
  const ratio = median(figures.map((figure) => figure.whole / figure.bare));
  const calls = (side: 'whole' | 'bare') => Math.round(median(figures.map((figure) => figure[side])));
  console.log(
    `${name}: ratio ${ratio.toFixed(2)} (wanted ${wanted}); ${calls('whole')} calls/s through the whole stack, ${calls('bare')} bare`,
  );
};
