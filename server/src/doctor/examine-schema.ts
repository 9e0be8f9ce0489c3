import type pg from 'pg';
import { listMigrations } from '../backup/tables.queries.ts';
import { knownMigrations, newerParts } from '../platform/database/migrate.ts';
import { schemaParts } from './data/schema-parts.ts';
import { failed, type Finding, named, ok, warning } from './finding.ts';
import { findSilencedTables, readSchemaParts } from './schema-parts.queries.ts';

/** Whether what the migrations made is still there and at work. */
async function examineParts(client: pg.Client): Promise<Finding | null> {
  const found = new Set(await readSchemaParts(client));
  const gone = schemaParts.filter((part) => !found.has(part));
  if (gone.length > 0) {
    const advice = 'Restore a backup, or make again what was removed as the migrations made it.';
    return failed('schema', `the database lacks ${named(gone)}`, advice);
  }
  const silenced = await findSilencedTables(client);
  if (silenced.length === 0) return null;
  const advice =
    'Run "alter table … enable trigger all" for each, then `npm run cli -- statistics rebuild`: figures, searches and ' +
    'the ends of sessions depend on them.';
  return failed('schema', `triggers are switched off on ${named(silenced)}`, advice);
}

/** Whether the database has the schema of this version. */
export async function examineSchema(client: pg.Client): Promise<Finding> {
  const known = await knownMigrations();
  const applied = await listMigrations(client).catch(() => []);
  const newer = await newerParts(client);
  if (newer.length > 0) {
    const advice = 'Run the version that made it, or a newer one; restore a backup to go back.';
    return warning('schema', `this version does not know ${newer.join(', ')}`, advice);
  }
  const changed = applied.find(({ name, checksum }) =>
    known.some((one) => one.name === name && one.checksum !== checksum),
  );
  if (changed) {
    const advice = 'Install the version again; a migration that has run is never changed.';
    return failed('schema', `${changed.name} is not the file that has run`, advice);
  }
  const pending = known.length - applied.length;
  if (pending > 0)
    return warning('schema', `${pending} migrations have not run`, 'Start the portal: it runs them by itself.');
  const newest = applied.at(-1)?.name ?? 'none';
  return (await examineParts(client)) ?? ok('schema', `${newest} is the newest, and all it made is there`);
}
