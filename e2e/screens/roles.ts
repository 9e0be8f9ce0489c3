import { fail, never } from '../support/answers.ts';
import { people } from '../support/people.ts';
import type { Screen, ScreenState } from '../support/screen.ts';

const listCall = /\/api\/roles(\?|$)/;
const list = (): string => '/account-management/roles';
const roleCall = /\/api\/roles\/\d+$/;
const role = (): string => '/account-management/roles/4/permissions';

/** Groups are folded on phones; a search opens them. */
const tickPayments: NonNullable<ScreenState['open']> = async (page, { roles }) => {
  await page.getByLabel(roles.search, { exact: true }).fill(roles.resources.payments);
  await page.getByRole('checkbox', { name: `${roles.resources.payments}: ${roles.methods.get}`, exact: true }).click();
};

export const rolesScreens: readonly Screen[] = [
  {
    path: 'account-management/roles',
    as: people.operator,
    states: [
      { name: 'roles', address: list },
      {
        name: 'role-new',
        address: list,
        open: (page, { roles }) => page.getByRole('button', { name: roles.add, exact: true }).click(),
      },
    ],
    broken: [
      { name: 'roles-loading', address: list, call: listCall, answer: never },
      { name: 'roles-failing', address: list, call: listCall, answer: fail },
    ],
  },
  {
    path: 'account-management/roles/$role',
    as: people.operator,
    states: [{ name: 'role-by-id', address: () => '/account-management/roles/2' }],
  },
  {
    path: 'account-management/roles/permissions',
    as: people.operator,
    states: [{ name: 'roles-without-one', address: () => '/account-management/roles/permissions' }],
  },
  {
    path: 'account-management/roles/$role/permissions',
    as: people.operator,
    states: [
      { name: 'role', address: role },
      {
        name: 'role-changed',
        address: role,
        open: tickPayments,
      },
      {
        name: 'role-changes-sheet',
        address: role,
        only: 'phone',
        open: async (page, words) => {
          await tickPayments(page, words);
          await page.getByRole('button', { name: words.roles.changes_one.replace('{{count}}', '1') }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      { name: 'role-not-found', address: () => '/account-management/roles/999999999/permissions' },
    ],
    broken: [
      { name: 'role-loading', address: role, call: roleCall, answer: never },
      { name: 'role-failing', address: role, call: roleCall, answer: fail },
    ],
  },
];
