import { median } from '@portal/contract/values/median.ts';
import { type BenchApp, withBenchApp } from './bench-app.ts';

const warmUp = 5;
const calls = 15;

type Sizes<S> = { few: number; many: number; fill: (app: BenchApp, size: number) => Promise<S> };
/** The time one call takes, in milliseconds. */
type Take<S> = (side: S) => Promise<number>;
/** Median times of one call, in milliseconds. */
export type Medians = { name: string; atFew: number; atMany: number };

/**
 * Fills one portal with few rows and one with many, and measures the same calls of both by turns, so that a busy machine
 * is busy for both.
 */
export const compareFewAndMany = async <S>(
  { few, many, fill }: Sizes<S>,
  named: Readonly<Record<string, Take<S>>>,
  report: (medians: Medians) => void,
): Promise<void> =>
  withBenchApp((small) =>
    withBenchApp(async (large) => {
      const sides = [await fill(small, few), await fill(large, many)] as const;
      for (const [name, take] of Object.entries(named)) {
        const taken: [number[], number[]] = [[], []];
        for (let call = 0; call < warmUp + calls; call += 1) {
          for (const at of [0, 1] as const) {
            const took = await take(sides[at]);
            if (call >= warmUp) taken[at].push(took);
          }
        }
        report({ name, atFew: median(taken[0]), atMany: median(taken[1]) });
      }
    }),
  );

export const printRatio = ({ name, atFew, atMany }: Medians): void =>
  console.log(`${name}: ratio ${(atMany / atFew).toFixed(2)} (${atFew.toFixed(1)} -> ${atMany.toFixed(1)} ms)`);
