import { sql } from 'kysely';

/** Limits rows joined with `carriers` to those of some SCACs; without any list there is no limit. */
export const ofCarriers = (scacs: readonly string[] | undefined) => {
  const wanted = scacs ? [...scacs] : null;
  return sql<boolean>`(${wanted}::text[] is null or carriers.scac = any(${wanted}::text[]))`;
};
