import { capabilities } from '@portal/contract/access/can.ts';
import { permissions } from '@portal/contract/access/permissions.ts';
import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import type { Translate } from '../../platform/words/translate.ts';

export const methods = ['get', 'post', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

/** A resource with the rights to it, or one capability. */
export type RightsRow = {
  name: string;
  isCapability: boolean;
  rights: readonly { method: Method | null; right: string }[];
};

type GroupName = 'loads' | 'papers' | 'carriers' | 'money' | 'people' | 'portal' | 'capabilities' | 'other';
export type RightsGroup = { name: GroupName; rows: readonly RightsRow[] };

/** Which resources stand together; the portal's are those that nothing else names. */
const resourcesOf: Partial<Record<GroupName, readonly string[]>> = {
  loads: [
    'loads',
    'stops',
    'quote',
    'quote-file',
    'tender',
    'cancellation',
    'clone',
    'load-accessorials',
    'line-items',
    'locations',
    'operations-quote',
    'assignment',
  ],
  papers: ['docs', 'docs-generate', 'user-docs', 'shipping-label', 'share-files', 'claims', 'conversation'],
  carriers: [
    'history',
    'carriers',
    'carrier-connection',
    'carrier-wire',
    'edi',
    'rates',
    'favorite-carriers',
    'carrier-alert',
    'distance-coordinates',
  ],
  money: ['payments'],
  people: ['user', 'accounts', 'account-settings', 'crm-account', 'crm-contact'],
};

const resourceOf = (right: string): string => right.slice(right.indexOf(':') + 1);

const rowOf = (resource: string, known: readonly string[]): RightsRow => ({
  name: resource,
  isCapability: false,
  rights: methods.flatMap((method) => {
    const right = `${method}:${resource}`;
    return known.includes(right) ? [{ method, right }] : [];
  }),
});

const builtInResources = [...new Set(permissions.map(resourceOf))];
const groupedResources = Object.values(resourcesOf).flat();

const builtInGroups: readonly RightsGroup[] = [
  ...(['loads', 'papers', 'carriers', 'money', 'people'] as const).map((name) => ({
    name,
    rows: (resourcesOf[name] ?? []).map((resource) => rowOf(resource, permissions)),
  })),
  {
    name: 'portal',
    rows: builtInResources
      .filter((resource) => !groupedResources.includes(resource))
      .map((resource) => rowOf(resource, permissions)),
  },
  {
    name: 'capabilities',
    rows: capabilities.map((right) => ({ name: right, isCapability: true, rights: [{ method: null, right }] })),
  },
];

/** Every right in rows and groups, and those a role has that the portal does not ask for. */
export const rightsGroups = (held: readonly string[]): readonly RightsGroup[] => {
  const unknown = held.filter((right) => right.includes(':') && !permissions.some((name) => name === right));
  if (unknown.length === 0) return builtInGroups;
  const rows = [...new Set(unknown.map(resourceOf))].map((resource) => rowOf(resource, unknown));
  return [...builtInGroups, { name: 'other', rows }];
};

const phrase = (group: PhraseGroup, name: string, otherwise: string): string => phraseOfCode(group, name) ?? otherwise;

export const rowLabel = ({ name, isCapability: isOne }: RightsRow): string =>
  phrase(isOne ? 'roles.capabilities' : 'roles.resources', name, name);

export const rowText = ({ name, isCapability: isOne }: RightsRow, t: Translate): string =>
  phrase(isOne ? 'roles.capability_texts' : 'roles.resource_texts', name, t('roles.unknown_right'));

/** The row and the method a right stands for. */
export const placeOfRight = (right: string): { row: RightsRow; method: Method | null } => {
  const method = methods.find((name) => right.startsWith(`${name}:`)) ?? null;
  const name = method ? resourceOf(right) : right;
  return { row: { name, isCapability: method === null, rights: [] }, method };
};
