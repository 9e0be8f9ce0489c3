import type { Law, Violation } from './law.ts';

// Built from pieces, so that this file does not break its own law.
const MACHINE = new RegExp(
  [
    String.raw`(?<![\w.~$}-])/(?:work|root|tmp|Users)/\w`,
    String.raw`(?<![\w.~$}-])/home/[a-z]+/`,
    String.raw`(?:registry\.|npm\.|nexus\.|artifactory\.|verdaccio\.)[\w-]+\.\w+`,
  ].join('|'),
);

const noMachinePaths: Law = {
  name: 'no machine paths and no registry hosts',
  check: ({ files }) =>
    files
      .filter(({ path: file }) => !file.startsWith('scripts/laws/'))
      .flatMap((file) =>
        file.text.split('\n').flatMap((text, index): Violation[] => {
          const found = MACHINE.exec(text)?.[0];
          return found ? [{ file: file.path, line: index + 1, message: `names ${found}` }] : [];
        }),
      ),
};

export const machineLaws: Law[] = [noMachinePaths];
