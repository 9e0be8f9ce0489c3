import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that mostly wait: for servers that are killed and come back, for time limits that pass. */
const waits = /-(?:crash|hanging|outage)\.test\.ts$/;

/**
 * Vitest's order, the largest files first, with the short files of long waits spread over the first half of it: each
 * runs beside others that compute, and none is what the run ends with.
 */
export class SpreadWaits extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => waits.test(moduleId));
    const others = sorted.filter(({ moduleId }) => !waits.test(moduleId));
    const isBeside = ({ project }: TestSpecification) => project === waiting[0]?.project;
    const first = Math.max(others.findIndex(isBeside), 0);
    const step = Math.ceil(others.filter(isBeside).length / 2 / waiting.length);
    for (const [at, file] of waiting.entries()) others.splice(first + at * step, 0, file);
    return others;
  }
}
