import type { Config } from '../config.ts';
import { type EmbeddedDatabase, runningDatabaseUrl, startEmbeddedDatabase } from './embedded-database.ts';

type Settings = Record<string, string>;

/**
 * The database of a command: the configured one, or the private one of DATA_DIR, used beside the running server or else
 * started for the moment, with `settings` of its own. `stop` ends what was started.
 */
export async function reachDatabase(config: Config, settings: Settings = {}): Promise<EmbeddedDatabase> {
  const url = config.databaseDirectUrl ?? config.databaseUrl ?? (await runningDatabaseUrl(config.dataDir));
  if (url) return { url, stop: () => Promise.resolve() };
  return startEmbeddedDatabase({ dataDir: config.dataDir, settings });
}
