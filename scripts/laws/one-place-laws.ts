import { Visitor } from 'oxc-parser';
import { RoleName } from '../../contract/src/access/roles.ts';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

const roleName = new RegExp(`\\b(${RoleName.options.join('|')})\\b`, 'g');

/** Roles are defined in the contract, granted their rights beside the users, seeded, and called something on screens. */
const mayNameRoles = ({ path: file }: Module) =>
  /^(contract\/src\/access|server\/src\/seed|server\/src\/features\/users\/data|server\/benchmarks|scripts)\//.test(
    file,
  ) ||
  /\/words[^/]*(\/|\.(en|es)\.ts$)/.test(file) ||
  /\.fixture\.tsx?$/.test(file) ||
  isTest(file);

const capabilitiesByName: Law = {
  name: 'a right is asked as a capability, not by a role',
  check: ({ modules }) =>
    modules
      .filter((module) => !mayNameRoles(module))
      .flatMap((module) =>
        [...module.text.matchAll(roleName)].map(({ 0: role, index }) => ({
          file: module.path,
          line: lineAt(module, index),
          message: `names the role ${role}: ask for a capability of contract/src/access/can.ts`,
        })),
      ),
};

/** Where e-mail addresses are read: one pattern for forms, calls and files alike. */
const readsAddresses = /^contract\/src\/values\//;
/** Something of many signs before the @ and after it. */
const ownPattern = /[\])+*}]@(?:\\[Sw]|\[|\(|\.)/;

function addressesIn(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (start: number) =>
    void violations.push({
      file: module.path,
      line: lineAt(module, start),
      message: 'a pattern of addresses of its own: Email of contract/src/values/values.ts',
    });
  new Visitor({
    Literal(node) {
      if ('regex' in node && ownPattern.test(node.regex.pattern)) report(node.start);
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.object.type === 'Identifier' && callee.object.name === 'z' && callee.property.name === 'email')
        report(start);
    },
  }).visit(module.parsed.program);
  return violations;
}

const oneAddressPattern: Law = {
  name: 'e-mail addresses are checked by one pattern',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => /^(contract|server|web)\/src\//.test(file) && !isTest(file))
      .filter(({ path: file }) => !readsAddresses.test(file))
      .flatMap(addressesIn),
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

export const onePlaceLaws: Law[] = [capabilitiesByName, oneAddressPattern, sqlInQueries, oneConnection];
