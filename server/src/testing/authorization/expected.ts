import type { TableRow } from './authorization-table.ts';
import { rightOf } from './data/rights-of-calls.ts';
import { acrossAccounts, furtherRights } from './further-rights.ts';

/** Whose object a call names, seen from the caller's account. */
export const relations = ['own', 'child', 'grandchild', 'parent', 'grandparent', 'sibling', 'foreign'] as const;
export type Relation = (typeof relations)[number];

/** A caller by the name that groups know; one with a role of its own by another one, whom it is like as far as `rights` go. */
export type Who = { name: string; like?: string; rights?: ReadonlySet<string> };

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

const holds = ({ rights }: Who, right: string): boolean => rights?.has(right) ?? true;
const nameOf = ({ name, like }: Who): string => like ?? name;
const isOneOf = (names: readonly string[], who: Who): boolean => names.includes(nameOf(who));

const seesAll = (who: Who): boolean => nameOf(who) === operator && holds(who, 'see_all_accounts');
const seesBelow = (who: Who): boolean =>
  who.rights ? who.rights.has('see_accounts_below') : ![customer, freight].some((one) => one === who.name);
const isVisible = (who: Who, relation: Relation): boolean =>
  seesAll(who) || relation === 'own' || (seesBelow(who) && isBelow(relation));

/** Calls whose object of the own account is the caller's own. */
const ofOneself = ['PATCH /api/users/{id}', 'DELETE /api/users/{id}/sessions/{session}'];

const ofPeople = ({ call }: TableRow, who: Who, relation: Relation): Expected => {
  // Whoever is signed in as an account is none of its people.
  if (relation === 'own' && ofOneself.includes(call) && nameOf(who) !== signedInAs) return ['ok'];
  if (!isVisible(who, relation)) return ['404'];
  const managesUsers = rightOf(call) !== 'signed-in' || holds(who, 'patch:user');
  return isOneOf(admins, who) && managesUsers ? ['ok'] : ['403'];
};

const ofBelow = (who: Who, relation: Relation): Expected => {
  const actsForOperator = nameOf(who) === operator && holds(who, 'act_for_operator');
  if (relation === 'own' && !actsForOperator) return ['403', '409'];
  return isVisible(who, relation) ? ['ok'] : ['404'];
};

const ofUploads = (who: Who, relation: Relation): Expected => {
  if (!isVisible(who, relation)) return ['404'];
  const mayRemoveAny = isOneOf(admins, who) && holds(who, 'remove_any_upload');
  return relation === 'own' || mayRemoveAny ? ['ok'] : ['409'];
};

const ofColleagues = (who: Who, relation: Relation): Expected =>
  isVisible(who, relation) && (relation === 'own' || (nameOf(who) !== sales && holds(who, 'patch:user')))
    ? ['ok']
    : ['404'];

/** What the operator's calls say of accounts is hidden from those of its people who do not see all. */
const ofEverybody = (who: Who): Expected => (nameOf(who) === operator && !seesAll(who) ? ['ok', '404'] : ['ok']);

const byReach: Record<TableRow['reach'], (who: Who, relation: Relation, row: TableRow) => Expected> = {
  '-': ofEverybody,
  shared: ofEverybody,
  system: (who) => {
    if (nameOf(who) === freight) return ['ok', '503'];
    return nameOf(who) === operator ? ['404', '503'] : ['404'];
  },
  tree: (who, relation) => (isVisible(who, relation) ? ['ok'] : ['404']),
  own: (who, relation) => (relation === 'own' || seesAll(who) ? ['ok'] : ['404']),
  private: (_, relation) => (relation === 'own' ? ['ok'] : ['404']),
  // Whoever is signed in as an account is not the person whose views these are.
  self: (who, relation) => (relation === 'own' && nameOf(who) !== signedInAs ? ['ok'] : ['404']),
  below: ofBelow,
  people: (who, relation, row) => ofPeople(row, who, relation),
  colleagues: ofColleagues,
  uploads: ofUploads,
};

const objectless: readonly TableRow['reach'][] = ['-', 'shared', 'system'];

/** Whether the objects that a row names are somebody's. */
export const hasObjects = ({ reach }: TableRow): boolean => !objectless.includes(reach);

/** What only customers use is the operator's to give too. */
const ofCustomers: readonly string[] = ['receive_stop_changes', 'see_accounts_below'];
const mayGive = (who: Who, right: string): boolean =>
  holds(who, right) || (ofCustomers.includes(right) && holds(who, 'act_for_operator'));

/** What somebody is refused with before anybody looks at what they say; null for whoever may make the call. */
export const refusalOf = (row: TableRow, who: Who): '401' | '403' | null => {
  if (!isOneOf(everybody, who)) return '401';
  const group = groups[row.callers];
  if (!group) throw new Error(`no group is called ${row.callers}`);
  const right = rightOf(row.call);
  if (acrossAccounts.includes(row.call) && !seesAll(who)) return '403';
  return isOneOf(group, who) && (right === 'signed-in' || holds(who, right)) ? null : '403';
};

/** What the table says of a cell; `relation` is null for an object that nobody has, and where a call names none. */
export const expectedOf = (row: TableRow, who: Who, relation: Relation | null): Expected => {
  const refusal = refusalOf(row, who);
  if (refusal) return [refusal];
  if (relation === null && hasObjects(row)) return ['404'];
  const expected = byReach[row.reach](who, relation ?? 'own', row);
  if (expected.includes('ok') && furtherRights(row.call).some((right) => !mayGive(who, right))) {
    return expected.includes('404') ? ['403', '404'] : ['403'];
  }
  const [, whom, status, butOwn] = /^(.+) (403|404)( but own)?$/.exec(row.refused ?? '') ?? [];
  const isRefused = whom === nameOf(who) && !(butOwn && relation === 'own') && expected.includes('ok');
  return isRefused ? [status === '404' ? '404' : '403'] : expected;
};
