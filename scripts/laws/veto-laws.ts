import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

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

const room = /\brealtime\b/g;

/** A page that is notified before the commit reads what was there before. */
const socketsWaitForCommits: Law = {
  name: 'sockets are notified after commit',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => file.startsWith('server/src/features/') && !isTest(file))
      .flatMap((module) =>
        [...module.text.matchAll(room)]
          .filter(({ index }) => !module.text.slice(0, index).endsWith('/'))
          .map(({ index }) => ({
            file: module.path,
            line: lineAt(module, index),
            message: 'notifies sockets by itself: publish and publishToUsers wait for the commit',
          })),
      ),
};

export const vetoLaws: readonly Law[] = [vetoesWriteNothing, socketsWaitForCommits];
