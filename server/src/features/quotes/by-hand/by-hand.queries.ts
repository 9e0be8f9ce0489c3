import type { LoadMode } from '@portal/contract/modes/modes.ts';
import { type NotNull, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import type { CarrierRow, Round } from '../quotes.queries.ts';
import { hasWireFor } from '../../../integrations/carriers/wires/wires.queries.ts';

/** The carrier whose name stands on prices made by hand: one of the mode that has no system to answer by itself. */
export const findHandCarrier = (db: Database, mode: LoadMode): Promise<CarrierRow | undefined> =>
  db
    .selectFrom('carriers')
    .selectAll()
    .where('enabled', '=', true)
    .where(hasWireFor('tender', 'carriers.id'), '=', false)
    .where(sql<boolean>`${mode} = any(modes)`)
    .orderBy('id')
    .executeTakeFirst();

export const findRoundById = (db: Database, roundId: number): Promise<Round> =>
  db.selectFrom('quote_rounds').selectAll().where('id', '=', roundId).executeTakeFirstOrThrow();

/** Opens a request to a carrier that answers at once; answers its id. */
export const openRequest = async (db: Database, round: Round, carrierId: number, mode: LoadMode): Promise<number> => {
  const { id } = await db
    .insertInto('carrier_requests')
    .values({ round_id: round.id, load_id: round.load_id, carrier_id: carrierId, mode })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Gives a load back to its account, about to be priced as it stands; false where operations do not have it. */
export const releaseFromOperations = async (db: Database, loadId: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('loads')
    .set({ operations_since: null, requote_needed: false })
    .where('id', '=', loadId)
    .where('status', '=', 'quotes requested')
    .where('operations_since', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

type Page = { skip: number; limit: number };

const stop = (end: 'origin' | 'destination') =>
  sql<{ city: string; state: string; zip_code: string }>`json_build_object('city', ${sql.ref(`loads.${end}_city`)},
    'state', ${sql.ref(`loads.${end}_state`)}, 'zip_code', ${sql.ref(`loads.${end}_zip`)})`.as(end);

/** The loads whose price operations make, of all accounts, the longest waiting first. */
export const findWaitingForQuote = async (db: Database, { skip, limit }: Page) => {
  const waiting = db
    .selectFrom('loads')
    .leftJoin('drayage_details as haul', 'haul.load_id', 'loads.id')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .leftJoin('users', 'users.id', 'loads.created_by')
    .where('loads.operations_since', 'is not', null)
    .where('loads.status', '=', 'quotes requested');
  const [items, { total }] = await Promise.all([
    waiting
      .select(['loads.id as load_id', 'loads.mode', 'loads.weight_lb', 'loads.distance_miles', 'loads.pickup_date'])
      .select(['haul.direction', 'haul.place', 'haul.terminal', 'haul.container', 'haul.container_count'])
      .select(['haul.hazmat_type', 'loads.operations_since'])
      .$narrowType<{ operations_since: NotNull }>()
      .select(
        sql<{ id: number; name: string }>`json_build_object('id', accounts.id, 'name', accounts.name)`.as('account'),
      )
      .select([stop('origin'), stop('destination')])
      .select(fullName('users').as('requested_by'))
      .orderBy('loads.operations_since')
      .orderBy('loads.id')
      .offset(skip)
      .limit(limit)
      .execute(),
    waiting.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items, total };
};
