import type { GrantConditions, RightGrant, RightsChange, RolePermission } from '@portal/contract/roles/role.ts';
import { keysOf } from '@portal/contract/values/records.ts';

/** Where a right may count, by the name of its phrase. */
const conditions = {
  always: { when_dispatch: null, when_branded: null },
  dispatch: { when_dispatch: true, when_branded: null },
  no_dispatch: { when_dispatch: false, when_branded: null },
  branded: { when_dispatch: null, when_branded: true },
  not_branded: { when_dispatch: null, when_branded: false },
  dispatch_branded: { when_dispatch: true, when_branded: true },
  dispatch_not_branded: { when_dispatch: true, when_branded: false },
  no_dispatch_branded: { when_dispatch: false, when_branded: true },
  no_dispatch_not_branded: { when_dispatch: false, when_branded: false },
} as const satisfies Record<string, GrantConditions>;
export type Condition = keyof typeof conditions;
export const conditionNames = keysOf(conditions);

const conditionOf = ({ when_dispatch, when_branded }: GrantConditions): Condition =>
  conditionNames.find(
    (name) => conditions[name].when_dispatch === when_dispatch && conditions[name].when_branded === when_branded,
  ) ?? 'always';

/** What a role should have: the conditions of each right by its name. */
export type RightsDraft = Readonly<Record<string, readonly Condition[]>>;

export const draftOf = (rights: readonly RightGrant[]): RightsDraft => {
  const draft: Record<string, Condition[]> = {};
  for (const right of rights) (draft[right.permission] ??= []).push(conditionOf(right));
  return draft;
};

export const conditionsIn = (draft: RightsDraft, right: string): readonly Condition[] => draft[right] ?? [];

/** What has to be added and taken away so that a role with these rights has what the draft says. */
export const changeTo = (saved: readonly RolePermission[], draft: RightsDraft): RightsChange => {
  const before = draftOf(saved);
  const add = Object.entries(draft).flatMap(([permission, wanted]) =>
    wanted
      .filter((condition) => !conditionsIn(before, permission).includes(condition))
      .map((condition) => ({ permission, ...conditions[condition] })),
  );
  const remove = saved
    .filter((right) => !conditionsIn(draft, right.permission).includes(conditionOf(right)))
    .map(({ id }) => id);
  return { add, remove };
};

/** What a role has once its built-in set is restored as far as the reader may give and take rights. */
export const restoredDraft = (
  saved: RightsDraft,
  builtIn: RightsDraft,
  mayGive: (right: string) => boolean,
): RightsDraft => {
  const names = new Set([...Object.keys(saved), ...Object.keys(builtIn)]);
  return Object.fromEntries([...names].map((right) => [right, conditionsIn(mayGive(right) ? builtIn : saved, right)]));
};

export type ChangedRight = { right: string; kind: 'gained' | 'lost' | 'elsewhere'; conditions: readonly Condition[] };

const isSame = (one: readonly Condition[], other: readonly Condition[]): boolean =>
  one.length === other.length && one.every((condition) => other.includes(condition));

/** Each right that differs, in alphabetical order. */
export const changedRights = (saved: readonly RightGrant[], draft: RightsDraft): ChangedRight[] => {
  const before = draftOf(saved);
  return [...new Set([...Object.keys(before), ...Object.keys(draft)])].toSorted().flatMap((right) => {
    const [old, wanted] = [conditionsIn(before, right), conditionsIn(draft, right)];
    if (isSame(old, wanted)) return [];
    const kind = old.length === 0 ? 'gained' : wanted.length === 0 ? 'lost' : 'elsewhere';
    return [{ right, kind, conditions: wanted }];
  });
};
