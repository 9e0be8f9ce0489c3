import { capabilities, operatorCapabilities } from '@portal/contract/access/can.ts';
import { isClosedToKeys, isRight } from '@portal/contract/access/permissions.ts';
import type { TestApp } from '../test-app.ts';

/** The rights of people and keys by `user 7` and `key 3`, as the tables say and not as the portal computes them. */
export type HeldPower = ReadonlyMap<string, ReadonlySet<string>>;

const rightsOfRole = (user: string) => `array(select p.name from role_permissions g
  join permissions p on p.id = g.permission_id
  where g.role_id = ${user}.role_id and (${user}.can_dispatch or g.when_dispatch is distinct from true)
  union select name from (values ('get:payments'), ('post:payments')) flag(name) where ${user}.can_pay)`;

type Row = { who: string; names: string[]; limits: string[] | null; is_key: boolean };

/** What everybody of these accounts holds now; who is not active holds nothing. */
export const readPower = async ({ services }: TestApp, accountIds: readonly number[]): Promise<HeldPower> => {
  const { rows } = await services.pool.query<Row>(
    `select 'user ' || u.id as who, ${rightsOfRole('u')} as names, null::text[] as limits, false as is_key
     from users u where u.status = 'active' and u.account_id = any($1)
     union all
     select 'key ' || k.id, ${rightsOfRole('u')}, k.rights, true
     from api_keys k join users u on u.id = k.created_by
     where k.status = 'active' and u.status = 'active' and u.account_id = any($1)`,
    [accountIds],
  );
  return new Map(
    rows.map(({ who, names, limits, is_key }) => {
      const own = names.filter(isRight).filter((right) => !is_key || !isClosedToKeys(right));
      return [who, new Set(own.filter((right) => limits === null || limits.includes(right)))];
    }),
  );
};

/** What only customers use, such as mails about their stops, is the operator's to give. */
const customersOnly: ReadonlySet<string> = new Set(
  capabilities.filter((capability) => !operatorCapabilities.some((one) => one === capability)),
);

/** Whether a right is somebody's to give and to take, by what they hold. */
export const isTheirs = (held: ReadonlySet<string>, right: string): boolean =>
  held.has(right) || (customersOnly.has(right) && held.has('act_for_operator'));

const nothing: ReadonlySet<string> = new Set();

/** Rights that somebody gained or lost by an act although its actor did not hold them, each as a line. */
export const powerFromNowhere = (before: HeldPower, after: HeldPower, actor: ReadonlySet<string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((who) => {
    const [had, has] = [before.get(who) ?? nothing, after.get(who) ?? nothing];
    const gained = [...has].filter((right) => !had.has(right) && !isTheirs(actor, right));
    // Whoever manages keys may end one, as when its secret is known.
    const lost = who.startsWith('key') ? [] : [...had].filter((right) => !has.has(right) && !isTheirs(actor, right));
    return [
      ...gained.map((right) => `${who} gained ${right}, which the actor lacks`),
      ...lost.map((right) => `${who} lost ${right}, which the actor lacks`),
    ];
  });

/** Rights of somebody in whose place the actor can sign in from now on, and which the actor lacks. */
export const powerTakenOver = (taken: readonly string[], before: HeldPower, actor: ReadonlySet<string>): string[] =>
  taken.flatMap((who) =>
    [...(before.get(who) ?? nothing)]
      .filter((right) => !isTheirs(actor, right))
      .map((right) => `${who} was taken over with ${right}, which the actor lacks`),
  );
