import { hash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type pg from 'pg';

/** A statement; one that is hot is named from the first time. */
export type NamedQuery = { text: string; values: unknown[]; isHot?: boolean };

/** Said this often, a statement is named: from then on a connection plans it once and not each time. */
const namedFrom = 3;
/** Of texts that were not said often yet. */
const mostCounted = 2000;
/** Lists and rows come in every length, each a text of its own. */
const mostValues = 100;

const mark = '/* planned each time */';

/**
 * Stands in a statement whose plan has to fit its values, since one for all accounts would read everything for a small one.
 * `server/benchmarks/running/plans.ts` finds such statements.
 */
export const plannedEachTime: RawBuilder<unknown> = sql.raw(mark);

/** Names for at most so many statements, for each of which every connection keeps a plan. */
export const statementNames = (most: number) => {
  const names = new Map<string, string>();
  let counted = new Map<string, number>();
  let generation = 0;
  const mayBeNamed = ({ text, values }: NamedQuery): boolean =>
    values.length > 0 && values.length <= mostValues && names.size < most && !text.includes(mark);
  return {
    /** Made of the text, so that equal texts share it; undefined until it has been said often. */
    nameOf: (query: NamedQuery): string | undefined => {
      const { text, isHot } = query;
      const known = names.get(text);
      if (known || !mayBeNamed(query)) return known;
      const times = (counted.get(text) ?? 0) + 1;
      if (isHot || times >= namedFrom) {
        counted.delete(text);
        const name = `s${generation}_${hash('sha1', text)}`;
        names.set(text, name);
        return name;
      }
      if (counted.size >= mostCounted) counted = new Map();
      counted.set(text, times);
      return undefined;
    },
    /** Whatever is named from now on is planned again. */
    renew: () => {
      generation += 1;
      names.clear();
    },
  };
};

type StatementNames = ReturnType<typeof statementNames>;

/** Each connection of a pool keeps a plan a name. */
const mostNames = 1000;

const namesOfPools = new WeakMap<pg.Pool, StatementNames>();

/** The names of the statements that are said on a pool's connections. */
export const namesOf = (pool: pg.Pool): StatementNames => {
  const names = namesOfPools.get(pool) ?? statementNames(mostNames);
  namesOfPools.set(pool, names);
  return names;
};

/**
 * Whether a named statement answers in other columns than when it was prepared, since another server changed a table, or is
 * not known to the pooler's connection: what failed so may be tried again.
 */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error &&
  (('routine' in error && error.routine === 'RevalidateCachedQuery') || ('code' in error && error.code === '26000'));

/** A connection, or a pool, whose statements stand in no transaction. */
type Asked = Pick<pg.ClientBase, 'query'> & Partial<Pick<pg.ClientBase, 'getTransactionStatus'>>;

/** Runs a statement, by its name where it has one; outside a transaction once more where that is outdated. */
export const queryByName = async <R extends pg.QueryResultRow>(
  client: Asked,
  query: NamedQuery,
  names: StatementNames,
): Promise<pg.QueryResult<R>> => {
  const { text, values } = query;
  const name = names.nameOf(query);
  if (name === undefined) return client.query<R>(text, values);
  try {
    return await client.query<R>({ name, text, values });
  } catch (error) {
    if (!isOutdated(error)) throw error;
    names.renew();
    // What is left of a transaction fails with it.
    if (client.getTransactionStatus && client.getTransactionStatus() !== 'I') throw error;
    return client.query<R>(text, values);
  }
};
