import { RoleName } from '../../contract/src/access/roles.ts';
import type { Law } from './law.ts';
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

export const factLaws: Law[] = [capabilitiesByName];
