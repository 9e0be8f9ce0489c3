import { Visitor } from 'oxc-parser';
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

/** Reads that a verb decides by: within a transaction they come after the lock, which `withLoadLocked` sees to. */
const readsOfSubject = new Set(['loadInScope', 'claimInScope']);
const opensTransaction = /^(?:withTransaction|withSavepoint)$/;

function readsBeforeLock(module: Module): Violation[] {
  const violations: Violation[] = [];
  const transactions: { start: number; end: number }[] = [];
  const report = (start: number, message: string) =>
    void violations.push({ file: module.path, line: lineAt(module, start), message });
  const isInside = (start: number) => transactions.some((one) => one.start <= start && start < one.end);
  new Visitor({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier') return;
      const { name } = node.callee;
      if (opensTransaction.test(name)) transactions.push(node);
      if (readsOfSubject.has(name) && isInside(node.start)) {
        report(node.start, `${name}() in a transaction reads before it locks: withLoadLocked or withClaimLocked`);
      }
    },
    VariableDeclarator({ start, init }) {
      const call = init?.type === 'AwaitExpression' ? init.argument : init;
      if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return;
      if (call.callee.name === 'getLoadDetails' && isInside(start)) {
        report(start, 'getLoadDetails() in a transaction reads before it locks: withLoadLocked');
      }
    },
  }).visit(module.parsed.program);
  return violations;
}

/** The functions that make a row count as locked, and the files that may use them. */
const lockers = /\b(?:asLocked|lockLoadRow|lockClaim)\(/g;
const mayLock = /\.queries\.ts$|\/with-(?:load|claim)-locked\.ts$/;

/** Where rows that would point to the locked one are to wait, with the reason. */
const fullLocks: readonly (readonly [file: RegExp, reason: string])[] = [
  [/\/accounts\/accounts\.queries\.ts$/, 'a closed account gets no new loads'],
  [/\/roles\/roles\.queries\.ts$/, 'nobody is given a role that is about to go'],
];
const fullLock = /\.forUpdate\(|(?<!`)\bfor update\b/g;

const fullLocksIn = (module: Module): Violation[] =>
  fullLocks.some(([files]) => files.test(module.path))
    ? []
    : [...module.text.matchAll(fullLock)].map(({ index }) => ({
        file: module.path,
        line: lineAt(module, index),
        message: 'a full lock also waits for rows that point to this one: forNoKeyUpdate',
      }));

const lockThenRead: Law = {
  name: 'a row is locked before it is read',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => file.startsWith('server/src/features/') && !isTest(file))
      .flatMap((module) => [
        ...readsBeforeLock(module),
        ...fullLocksIn(module),
        ...(mayLock.test(module.path) ? [] : [...module.text.matchAll(lockers)]).map(
          ({ 0: call, index }): Violation => ({
            file: module.path,
            line: lineAt(module, index),
            message: `${call}) is for queries: withLoadLocked or withClaimLocked`,
          }),
        ),
      ]),
};

export const transactionLaws: readonly Law[] = [vetoesWriteNothing, socketsWaitForCommits, lockThenRead];
