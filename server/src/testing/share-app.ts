import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Services } from '../platform/context.ts';
import { createEgress } from '../platform/egress/egress.ts';
import type { RunningApp } from '../app.ts';

/** A server that one file of tests after the other uses, and how it is put back after each. */
export type SharedApp<App> = { app: App; putBack: () => Promise<void> };

/** Rows that every portal has and every account is shown: who changes one starts a server of its own. */
const rowsOfAll = async (db: Database): Promise<Set<string>> => {
  const { rows } = await sql<{ row: string }>`
    select 'role_permissions ' || t::text as row from role_permissions t where role_id <= 4
    union all select 'truck_types ' || t::text from truck_types t`.execute(db);
  return new Set(rows.map(({ row }) => row));
};

/**
 * The carriers of a file are asked for nothing by the next one, which may know others by the same codes; the one of every
 * portal, which hauls containers, has no rates again.
 */
const retireCarriers = async (db: Database, lastOfPortal: number): Promise<void> => {
  await sql`update carriers set enabled = false, api_address = null,
      scac = 'Y' || chr(65 + id / 676 % 26) || chr(65 + id / 26 % 26) || chr(65 + id % 26)
    where id > ${lastOfPortal} and scac not like 'Y%'`.execute(db);
  await db.deleteFrom('drayage_tariffs').where('carrier_id', '<=', lastOfPortal).execute();
};

/** Gives every setting the value that the server began with, or its default. */
const resetSettings = async ({ db, settings }: Services, first: ReadonlyMap<string, string>): Promise<void> => {
  const stored = await db.selectFrom('settings').select(['name', 'value', 'version']).execute();
  for (const { name, value, version } of stored) {
    const usual = settings.kept.find(({ setting }) => setting.name === name)?.setting.default;
    const before = first.get(name) ?? JSON.stringify(usual);
    if (JSON.stringify(value) === before) continue;
    await db
      .updateTable('settings')
      .set({ value: before, version: version + 1 })
      .where('name', '=', name)
      .execute();
  }
  await settings.refresh();
};

export const shareApp = async <App extends RunningApp>(app: App): Promise<SharedApp<App>> => {
  const services = { ...app.services };
  const { db } = services;
  let ofAll = await rowsOfAll(db);
  const stored = await db.selectFrom('settings').select(['name', 'value']).execute();
  const first = new Map(stored.map(({ name, value }) => [name, JSON.stringify(value)]));
  const { id: lastCarrier } = await db
    .selectFrom('carriers')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return {
    app,
    async putBack() {
      const { egress } = app.services;
      // What was found out about hosts that do not answer goes with them.
      Object.assign(app.services, services, { egress: createEgress({}, services.log) });
      await egress.close();
      await retireCarriers(db, lastCarrier);
      await resetSettings(services, first);
      const before = ofAll;
      ofAll = await rowsOfAll(db);
      const changed = [
        ...[...ofAll].filter((row) => !before.has(row)),
        ...[...before].filter((row) => !ofAll.has(row)),
      ];
      if (changed.length > 0) throw new Error(`a file changed what all files share: ${changed.join(', ')}`);
    },
  };
};
