import type { Relation } from './callers.ts';
import type { TableRow } from './authorization-table.ts';

const [operator, admin, undispatched, branded, brandedUndispatched, sales, customer, freight, key, signedInAs] = [
  'platform admin',
  'admin',
  'admin without dispatch',
  'branded admin',
  'branded admin without dispatch',
  'sales agent',
  'customer agent',
  'freight-system user',
  'API key',
  'signed in as',
] as const;

const ownAdmins = [admin, undispatched, branded, brandedUndispatched];
const themselves = [operator, ...ownAdmins, sales, customer, freight];
const everybody = [...themselves, key, signedInAs];
const dispatching = everybody.filter((one) => one !== undispatched && one !== brandedUndispatched);
const admins = [operator, ...ownAdmins, key, signedInAs];

/** Who is in the groups that the table names. A key has the rights of its maker, an admin. */
const groups: Readonly<Record<string, readonly string[]>> = {
  operator: [operator],
  everybody,
  /** Those with a session, which may be ended. */
  people: everybody.filter((one) => one !== key),
  /** Those in a session of their own. */
  themselves,
  admins,
  keyholders: [operator, ...ownAdmins],
  'dispatching-admins': [operator, admin, branded, key, signedInAs],
  dispatching,
  sellers: [...admins, sales],
  'unbranded-keyholders': [operator, admin, undispatched],
  'unbranded-selves': themselves.filter((one) => ![branded, brandedUndispatched].some((without) => without === one)),
  /** Those whose account may choose which mails it gets: branded ones have mails of their own. */
  unbranded: everybody.filter((one) => ![branded, brandedUndispatched].some((without) => without === one)),
  /** Those who act for their own account. */
  'at-home': everybody.filter((one) => one !== signedInAs),
  'admins-at-home': admins.filter((one) => one !== signedInAs),
  'dispatching-at-home': dispatching.filter((one) => one !== signedInAs),
  /** Those whose account is not linked to the freight system. */
  unlinked: everybody.filter((one) => one !== freight),
  'unbranded-admins': admins.filter((one) => ![branded, brandedUndispatched].some((without) => without === one)),
  /** Those whose account has a home screen: neither branded nor linked to the freight system. */
  'with-home': everybody.filter((one) => ![branded, brandedUndispatched, freight].some((without) => without === one)),
};

/** What a cell may be answered with: one of these statuses; `ok` is any that is neither 401, 403, 404 nor a fault. */
export type Expected = readonly ('401' | '403' | '404' | '409' | '503' | 'ok')[];

const isBelow = (relation: Relation): boolean => relation === 'child' || relation === 'grandchild';

const seesBelow = (caller: string): boolean => ![customer, freight].some((one) => one === caller);
const isVisible = (caller: string, relation: Relation): boolean =>
  caller === operator || relation === 'own' || (seesBelow(caller) && isBelow(relation));

/** Calls whose object of the own account is the caller's own. */
const ofOneself = ['PATCH /api/users/{id}', 'DELETE /api/users/{id}/sessions/{session}'];

const ofPeople = ({ call }: TableRow, caller: string, relation: Relation): Expected => {
  if (relation === 'own' && ofOneself.includes(call)) return ['ok'];
  if (!isVisible(caller, relation)) return ['404'];
  return admins.some((one) => one === caller) ? ['ok'] : ['403'];
};

const ofBelow = (caller: string, relation: Relation): Expected => {
  if (relation === 'own' && caller !== operator) return ['403', '409'];
  return isVisible(caller, relation) ? ['ok'] : ['404'];
};

const ofUploads = (caller: string, relation: Relation): Expected => {
  if (!isVisible(caller, relation)) return ['404'];
  return relation === 'own' || admins.some((one) => one === caller) ? ['ok'] : ['409'];
};

const ofColleagues = (caller: string, relation: Relation): Expected =>
  isVisible(caller, relation) && (relation === 'own' || caller !== sales) ? ['ok'] : ['404'];

const byReach: Record<TableRow['reach'], (caller: string, relation: Relation, row: TableRow) => Expected> = {
  '-': () => ['ok', '404'],
  shared: () => ['ok', '404'],
  system: () => ['ok', '404', '503'],
  tree: (caller, relation) => (isVisible(caller, relation) ? ['ok'] : ['404']),
  own: (caller, relation) => (relation === 'own' || caller === operator ? ['ok'] : ['404']),
  private: (_, relation) => (relation === 'own' ? ['ok'] : ['404']),
  // Whoever is signed in as an account is not the person whose views these are.
  self: (caller, relation) => (relation === 'own' && caller !== signedInAs ? ['ok'] : ['404']),
  below: ofBelow,
  people: (caller, relation, row) => ofPeople(row, caller, relation),
  colleagues: ofColleagues,
  uploads: ofUploads,
};

const objectless: readonly TableRow['reach'][] = ['-', 'shared', 'system'];

/** Whether the objects that a row names are somebody's. */
export const hasObjects = ({ reach }: TableRow): boolean => !objectless.includes(reach);

/** What the table says of a cell; `relation` is null for an object that nobody has, and where a call names none. */
export const expectedOf = (row: TableRow, caller: string, relation: Relation | null): Expected => {
  if (!everybody.some((one) => one === caller)) return ['401'];
  const group = groups[row.callers];
  if (!group) throw new Error(`no group is called ${row.callers}`);
  if (!group.includes(caller)) return ['403'];
  if (relation === null) return hasObjects(row) ? ['404'] : byReach[row.reach](caller, 'own', row);
  const expected = byReach[row.reach](caller, relation, row);
  const isRefused = row.refused === `${caller} 403` || (relation !== 'own' && row.refused === `${caller} 403 but own`);
  return isRefused && expected.includes('ok') ? ['403'] : expected;
};
