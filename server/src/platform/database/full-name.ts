import { type RawBuilder, sql } from 'kysely';

/** First and last name of a row of `users` under the given alias, one space between; null where there is no row. */
export const fullName = (alias: string): RawBuilder<string | null> =>
  sql<string | null>`nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), '')`;
