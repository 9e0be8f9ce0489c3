import { type X12Settings, x12Wire } from '@portal/contract/carriers/wires/x12-wire.ts';
import type { MailboxFault } from '@portal/contract/edi/edi-states.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** A carrier that is reached by X12, with how. Secrets are encrypted. */
export type Partner = {
  carrier_id: number;
  scac: string;
  name: string;
  enabled: boolean;
  address: string | null;
  settings: X12Settings;
  secrets: Readonly<Record<string, string>>;
};

type Row = Omit<Partner, 'settings'> & { settings: unknown };

const columns = sql`c.id as carrier_id, c.scac, c.name, w.enabled, w.address, w.settings, w.secrets`;

const partnerOf = (row: Row): Partner => ({ ...row, settings: x12Wire.Settings.parse(row.settings) });

export const findPartner = async (db: Database, carrierId: number): Promise<Partner | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from carrier_wires w join carriers c on c.id = w.carrier_id
    where w.wire = 'x12' and w.carrier_id = ${carrierId}`.execute(db);
  return rows[0] && partnerOf(rows[0]);
};

/** Longer than a session may take, so that a server that was killed loses its turn and no other has one at once. */
const leaseSeconds = 300;

/**
 * Takes the turn to read mailboxes that are due, or that of one carrier at once; each is given to one server only, until
 * it gives it back or the time is over.
 */
export const claimMailboxes = async (db: Database, carrierId: number | null): Promise<Partner[]> => {
  const { rows } = await sql<Row>`
    with claimed as (
      insert into edi_partners as p (carrier_id, leased_until)
      select w.carrier_id, ${nowByDatabase} + make_interval(secs => ${leaseSeconds})
      from carrier_wires w left join edi_partners known on known.carrier_id = w.carrier_id
      where w.wire = 'x12' and w.enabled and w.address is not null
        and (w.carrier_id = ${carrierId}::int or (${carrierId}::int is null
          and coalesce(known.next_poll_at, '-infinity') <= ${nowByDatabase}))
      on conflict (carrier_id) do update set leased_until = ${nowByDatabase} + make_interval(secs => ${leaseSeconds})
      where coalesce(p.leased_until, '-infinity') <= ${nowByDatabase}
      returning p.carrier_id
    )
    select ${columns} from claimed join carrier_wires w on w.carrier_id = claimed.carrier_id and w.wire = 'x12'
      join carriers c on c.id = w.carrier_id`.execute(db);
  return rows.map(partnerOf);
};

type Turn = {
  fault: MailboxFault | null;
  /** The key a server showed that nobody has confirmed. */
  shownKey: string | null;
  /** Seconds until the next one: of one that fails longer, the longer it has. */
  again: { least: number; most: number };
  seen: Readonly<Record<string, number>> | null;
};

/** Gives a turn back, with what came of it and when the next one is due. */
export const endTurn = async (
  db: Database,
  carrierId: number,
  { fault, shownKey, again: { least, most }, seen }: Turn,
): Promise<void> => {
  await db
    .updateTable('edi_partners')
    .set({
      leased_until: null,
      polled_at: nowByDatabase,
      next_poll_at: sql<string>`${nowByDatabase} + make_interval(secs => least(${most}::float8, greatest(${least}::float8,
        extract(epoch from ${nowByDatabase} - coalesce(failing_since, ${nowByDatabase}))::float8)))`,
      fault,
      shown_key: shownKey,
      ...(seen && { seen: JSON.stringify(seen) }),
      ...(fault === null
        ? { answered_at: nowByDatabase, failing_since: null }
        : { failing_since: sql<string>`coalesce(failing_since, ${nowByDatabase})` }),
    })
    .where('carrier_id', '=', carrierId)
    .execute();
};

/** What the last look at a mailbox saw: names of files and their sizes. */
export const findSeen = async (db: Database, carrierId: number): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<{ seen: Record<string, number> }>`select seen from edi_partners
    where carrier_id = ${carrierId}`.execute(db);
  return rows[0]?.seen ?? {};
};

const lastNumber = 999_999_999;

/** The next control number of a partner, without gaps or repeats: whoever takes one holds the row until commit. */
export const takeNumber = async (db: Database, carrierId: number): Promise<number> => {
  const { rows } = await sql<{ last_number: number }>`insert into edi_partners as p (carrier_id, last_number)
    values (${carrierId}, 1)
    on conflict (carrier_id) do update set last_number = p.last_number % ${lastNumber}::int + 1
    returning last_number`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('no control number was given');
  return row.last_number;
};

/** Holds a partner until commit, so that of two files with one number the second sees the first. */
export const holdPartner = async (db: Database, carrierId: number): Promise<void> => {
  await sql`insert into edi_partners (carrier_id) values (${carrierId}) on conflict do nothing`.execute(db);
  await sql`select from edi_partners where carrier_id = ${carrierId} for no key update`.execute(db);
};

export const findShownKey = async (db: Database, carrierId: number): Promise<string | null> => {
  const row = await db
    .selectFrom('edi_partners')
    .select('shown_key')
    .where('carrier_id', '=', carrierId)
    .executeTakeFirst();
  return row?.shown_key ?? null;
};

/** Sets the key a server has to show from now on; what it showed last has to be confirmed no more. */
export const confirmHostKey = async (db: Database, carrierId: number, key: string): Promise<void> => {
  await sql`update carrier_wires set settings = settings || jsonb_build_object('host_key', ${key}::text), version = version + 1
    where wire = 'x12' and carrier_id = ${carrierId}`.execute(db);
  await db.updateTable('edi_partners').set({ shown_key: null }).where('carrier_id', '=', carrierId).execute();
};

/** Keeps the key to sign in with, encrypted, beside a password where there is one. */
export const keepPrivateKey = async (db: Database, carrierId: number, kept: string): Promise<void> => {
  await sql`update carrier_wires set secrets = secrets || jsonb_build_object('private_key', ${kept}::text),
      version = version + 1
    where wire = 'x12' and carrier_id = ${carrierId}`.execute(db);
};
