import { type Node, Visitor } from 'oxc-parser';
import { RoleName } from '../../contract/src/access/roles.ts';
import { claimStatuses } from '../../contract/src/claims/claim-status.ts';
import { loadStatuses } from '../../contract/src/loads/load-status.ts';
import { quoteRequestStatuses, quoteStatuses } from '../../contract/src/quotes/quote-status.ts';
import { tenderStatuses } from '../../contract/src/tendering/tender-status.ts';
import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

const STATUSES: ReadonlySet<unknown> = new Set([
  ...loadStatuses,
  ...claimStatuses,
  ...tenderStatuses,
  ...quoteStatuses,
  ...quoteRequestStatuses,
]);

const isStatus = (node: Node | null): boolean => node?.type === 'Literal' && STATUSES.has(node.value);

/** Simulators speak the carriers' wire format, whose states are the carriers' own. */
const mayName = ({ path: file }: Module) =>
  file.startsWith('contract/') || file.startsWith('simulators/') || isTest(file);

function statusLists(module: Module): Violation[] {
  const violations: Violation[] = [];
  const report = (node: { start: number }) =>
    violations.push({
      file: module.path,
      line: lineAt(module, node.start),
      message: 'lists statuses: name the set in the contract, as in loads/load-states.ts',
    });
  /** What is compared with a status; undefined where that is not what the expression does. */
  const subjectOf = (node: Node): string | undefined =>
    node.type === 'BinaryExpression' && node.operator === '===' && isStatus(node.right)
      ? module.text.slice(node.left.start, node.left.end)
      : undefined;
  new Visitor({
    ArrayExpression(node) {
      if (node.elements.length > 1 && node.elements.every(isStatus)) report(node);
    },
    LogicalExpression(node) {
      const subject = subjectOf(node.left);
      if (node.operator === '||' && subject !== undefined && subjectOf(node.right) === subject) report(node);
    },
  }).visit(module.parsed.program);
  return violations;
}

const statusesInContract: Law = {
  name: 'a list of statuses stands in the contract',
  check: ({ modules }) => modules.filter((module) => !mayName(module)).flatMap(statusLists),
};

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

export const factLaws: Law[] = [statusesInContract, capabilitiesByName];
