import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { nowByDatabase } from '../../platform/database/sql-clock.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';
import type { ReachableWire } from '../../integrations/carriers/wires/wire-adapter.ts';
import { hasWireFor, wiresOf } from '../../integrations/carriers/wires/wires.queries.ts';

export type Feed = {
  carrier_id: number;
  cursor: string;
  name: string;
  scac: string;
  wires: ReachableWire[];
};

const minutesAfterLastWord = 10;
/** The feed of a carrier that pushes is read so much less often: only for what got lost on the way. */
const patienceWithPushers = 15;

/**
 * Takes the right to read the feeds that are due: of carriers with a load on the road, and a while longer.
 * Each is given to one instance only, and again after `seconds`.
 */
export const claimDueFeeds = async (db: Database, seconds: number): Promise<Feed[]> => {
  const { rows } = await sql<Feed>`
    with claimed as (
      insert into carrier_feeds as feed (carrier_id, read_at)
      select c.id, ${nowByDatabase} from carriers c left join carrier_feeds f on f.carrier_id = c.id
      where ${hasWireFor('events', 'c.id')}
        and (c.webhook_secret is null or f.read_at is null
          or f.read_at <= ${nowByDatabase} - make_interval(secs => ${seconds * patienceWithPushers}))
        and (f.heard_at > ${nowByDatabase} - make_interval(mins => ${minutesAfterLastWord})
          or exists (select from loads l where l.carrier_id = c.id and l.status in (${sql.raw(sqlTexts(underWayStatuses))})))
      on conflict (carrier_id) do update set read_at = ${nowByDatabase}
      where feed.read_at is null or feed.read_at <= ${nowByDatabase} - make_interval(secs => ${seconds})
      returning feed.carrier_id, feed.cursor
    )
    select claimed.*, c.name, c.scac, ${wiresOf('c.id')} as wires
    from claimed join carriers c on c.id = claimed.carrier_id`.execute(db);
  return rows;
};

/** Remembers how far a feed has been read, unless another instance has read on. */
export const saveCursor = (db: Database, feed: Feed, cursor: string) =>
  db
    .updateTable('carrier_feeds')
    .set({ cursor, heard_at: nowByDatabase })
    .where('carrier_id', '=', feed.carrier_id)
    .where('cursor', '=', feed.cursor)
    .execute();

/** A carrier by its code, with the secret it signs with. */
export const findPusher = (db: Database, scac: string) =>
  db
    .selectFrom('carriers')
    .select(['id as carrier_id', 'name', 'webhook_secret'])
    .where('scac', '=', scac)
    .executeTakeFirst();
