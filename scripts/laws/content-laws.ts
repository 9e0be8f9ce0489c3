import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Visitor } from 'oxc-parser';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module, type Workspace } from './workspace.ts';

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

const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto']);

function sqlIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number, what: string) =>
    violations.push({ file: module.path, line: lineAt(module, start), message: `${what} belongs in a *.queries.ts` });
  new Visitor({
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (BUILDERS.has(callee.property.name)) report(callee.property.start, callee.property.name);
    },
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') report(node.start, 'sql');
    },
  }).visit(module.parsed.program);
  return violations;
}

const sqlInQueries: Law = {
  name: 'only queries speak SQL',
  check: ({ modules }) =>
    modules
      .filter(
        ({ path: file }) => file.startsWith('server/src/features/') && !file.endsWith('.queries.ts') && !isTest(file),
      )
      .flatMap(sqlIn),
};

/** The one place that makes connections, so that each has the portal's settings. */
const makesConnections = 'server/src/platform/database/connection.ts';
const ownConnection = /\bnew (?:pg\.)?(?:Client|Pool)\(|\bconnectionString\b/g;

const oneConnection: Law = {
  name: 'connections to the database are made in one place',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => /^(server|scripts|e2e)\//.test(file) && !file.startsWith('scripts/laws/'))
      .filter(({ path: file }) => file !== makesConnections)
      .flatMap((module) =>
        [...module.text.matchAll(ownConnection)].map(({ 0: found, index }): Violation => ({
          file: module.path,
          line: lineAt(module, index),
          message: `${found} has not the portal's settings: openPool or openClient of platform/database`,
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

/** A words file: `words/en.ts` of a feature, or a part of it such as `words/book.en.ts`; the joint ones list no phrase. */
const isEnglish = /\/words\/([\w-]+\.)?en\.ts$/;

const bothLanguages: Law = {
  name: 'both languages are complete',
  check: async (workspace) => {
    const english = workspace.modules.filter(({ path: file }) => isEnglish.test(file));
    const results = await Promise.all(english.map((module) => compareWords(workspace, module)));
    return results.flat();
  },
};

/** Phrases are read by these alone, so that a key nobody wrote does not compile. */
const readers = new Set(['t', 'translate', 'phrase', 'bothPhrases']);
const translation = /from '(react-)?i18next'/g;

function untypedKeysIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number, message: string) =>
    void violations.push({ file: module.path, line: lineAt(module, start), message });
  new Visitor({
    CallExpression(node) {
      const [key] = node.arguments;
      if (node.callee.type !== 'Identifier' || !readers.has(node.callee.name)) return;
      if (key?.type === 'TSAsExpression') report(node.start, `${node.callee.name}() takes a typed key, not a cast`);
    },
  }).visit(module.parsed.program);
  for (const found of module.text.matchAll(translation)) {
    if (!isTranslator.test(module.path)) report(found.index, 'phrases are read by platform/words');
  }
  return violations;
}

const isTranslator = /^(web\/src\/platform\/words|server\/src\/platform\/mail)\//;

const typedKeys: Law = {
  name: 'phrase keys are typed',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => /^(web|server)\/src\//.test(file) && !isTest(file) && !file.includes('.fixture.'))
      .flatMap(untypedKeysIn),
};

async function compareWords({ root, modules }: Workspace, { path: file }: Module): Promise<Violation[]> {
  const spanish = file.replace(/en\.ts$/, 'es.ts');
  if (!modules.some((module) => module.path === spanish)) return [{ file, message: 'has no Spanish twin' }];
  const [en, es] = await Promise.all([phrases(root, file), phrases(root, spanish)]);
  return [...en].flatMap(([key, text]): Violation[] => {
    const other = es.get(key);
    if (!other) return [{ file: spanish, message: `${key} is missing or empty` }];
    const [own, foreign] = [placeholders(text), placeholders(other)];
    return own === foreign
      ? []
      : [{ file: spanish, message: `${key} fills in ${foreign || 'nothing'}, English ${own || 'nothing'}` }];
  });
}

/** A words file as flat keys (`list.title`) and their phrases. */
async function phrases(root: string, file: string): Promise<Map<string, string>> {
  const module: Record<string, unknown> = await import(pathToFileURL(path.join(root, file)).href);
  return new Map(flatten(module['words'], ''));
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)/g)].map(([, name]) => name ?? ''))].toSorted().join(', ');

// A percentage is a share of the surrounding text or a full circle, and 0 is no size.
const LITERAL_STYLE =
  /(?<![\w-])(?:font(?:-size|-weight)?|border(?:-\w+)*-radius):[^;{}]*?(?<![\w.#(-])(?!0(?:px)?[\s;/)])(?:\d*\.)?\d+(?:px|r?em|pt)?(?=[\s;/)])/g;

const stylesUseTokens: Law = {
  name: 'styles take sizes, weights and radii from the tokens',
  check: ({ files }) =>
    files
      .filter(
        ({ path: file }) =>
          file.startsWith('web/src/') && file.endsWith('.css') && !file.startsWith('web/src/ui/tokens/'),
      )
      .flatMap((file) =>
        [...file.text.matchAll(LITERAL_STYLE)].map(({ 0: declaration, index }): Violation => ({
          file: file.path,
          line: lineAt(file, index),
          message: `${declaration} is no token of web/src/ui/tokens/tokens.css`,
        })),
      ),
};

export const contentLaws: Law[] = [
  noMachinePaths,
  sqlInQueries,
  oneConnection,
  lockThenRead,
  bothLanguages,
  typedKeys,
  stylesUseTokens,
];
