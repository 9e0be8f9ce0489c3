import path from 'node:path';
import { clockLaws } from './clock-laws.ts';
import { floorLaws } from './floor-laws.ts';
import { importLaws } from './import-laws.ts';
import { languageLaws } from './language-laws.ts';
import type { Violation } from './law.ts';
import { machineLaws } from './machine-laws.ts';
import { migrationLaws } from './migration-laws.ts';
import { nameLaws } from './name-laws.ts';
import { onePlaceLaws } from './one-place-laws.ts';
import { powerLaws } from './power-laws.ts';
import { screenLaws } from './screen-laws.ts';
import { shapeLaws } from './shape-laws.ts';
import { statusLaws } from './status-laws.ts';
import { styleLaws } from './style-laws.ts';
import { tableLaws } from './table-laws.ts';
import { textLaws } from './text-laws.ts';
import { transactionLaws } from './transaction-laws.ts';
import { webLaws } from './web-laws.ts';
import { wordLaws } from './word-laws.ts';
import { readWorkspace } from './workspace.ts';
import { writerLaws } from './writer-laws.ts';

export const laws = [
  ...floorLaws,
  ...importLaws,
  ...shapeLaws,
  ...nameLaws,
  ...machineLaws,
  ...clockLaws,
  ...onePlaceLaws,
  ...statusLaws,
  ...styleLaws,
  ...textLaws,
  ...tableLaws,
  ...writerLaws,
  ...migrationLaws,
  ...powerLaws,
  ...transactionLaws,
  ...webLaws,
  ...screenLaws,
  ...wordLaws,
  ...languageLaws,
];

/** Holds every law against the repository under `root`. */
export async function checkLaws(root: string): Promise<(Violation & { law: string })[]> {
  const workspace = readWorkspace(root);
  const results = await Promise.all(
    laws.map(async (law) => (await law.check(workspace)).map((violation) => ({ ...violation, law: law.name }))),
  );
  return results.flat();
}

if (import.meta.main) {
  const violations = await checkLaws(path.join(import.meta.dirname, '..', '..'));
  for (const { law, file, line, message } of violations)
    console.error(`${file}${line ? `:${line}` : ''} ${message} (${law})`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
