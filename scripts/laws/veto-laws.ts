import type { Law, Violation } from './law.ts';
import { isTest, type Module } from './workspace.ts';

const platform = 'server/src/platform/';
/** What changes something, here or elsewhere: a veto reads, locks and refuses. */
const acting = new RegExp(
  `^${platform}(?:audit|write-once|database/transaction|jobs/|mail/|realtime/|files/|egress/)|^server/src/integrations/`,
);

const declaresVeto = ({ path: file, text }: Module): boolean =>
  file.startsWith('server/src/features/') && !isTest(file) && /\bveto\(\s*\w/.test(text);

const vetoesWriteNothing: Law = {
  name: 'a veto refuses and writes nothing',
  check: ({ modules }) =>
    modules
      .filter(declaresVeto)
      .flatMap((module) =>
        module.imports.flatMap(({ target, line }): Violation[] =>
          target && acting.test(target)
            ? [{ file: module.path, line, message: `declares a veto, and imports ${target}` }]
            : [],
        ),
      ),
};

export const vetoLaws: readonly Law[] = [vetoesWriteNothing];
