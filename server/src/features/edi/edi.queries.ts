import { acknowledgmentKinds, type EdiState, unsettledEdiStates } from '@portal/contract/edi/edi-states.ts';
import type { EdiFilters } from '@portal/contract/edi/edi.contract.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { containing } from '../../platform/database/search-pattern.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';

export const findLoadOfBill = async (db: Database, billId: number): Promise<number | null> => {
  const row = await db.selectFrom('carrier_bills').select('load_id').where('id', '=', billId).executeTakeFirst();
  return row?.load_id ?? null;
};

export const findBillOfNumber = (db: Database, carrierId: number, number: string) =>
  db
    .selectFrom('carrier_bills')
    .select('load_id')
    .where('carrier_id', '=', carrierId)
    .where('number', '=', number)
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** The states are part of the text: an index of theirs alone finds the few messages that are in one of them. */
const isUnsettled = sql<boolean>`message.state in (${sql.raw(sqlTexts(unsettledEdiStates))})`;

const matching = (db: Database, filters: EdiFilters) => {
  const { state, carrier_id, direction, kind, acknowledgments, from, until, search } = filters;
  let sets = db.selectFrom('edi_sets as message').innerJoin('carriers as c', 'c.id', 'message.carrier_id');
  if (state?.length) sets = sets.where('message.state', 'in', state);
  if (state?.length && state.every((one) => unsettledEdiStates.includes(one))) sets = sets.where(isUnsettled);
  if (carrier_id !== undefined) sets = sets.where('message.carrier_id', '=', carrier_id);
  if (direction) sets = sets.where('message.direction', '=', direction);
  if (kind) sets = sets.where('message.kind', '=', kind);
  if (acknowledgments !== 'true') sets = sets.where('message.kind', 'not in', acknowledgmentKinds);
  if (from) sets = sets.where('message.created_at', '>=', from);
  if (until) sets = sets.where('message.created_at', '<', until);
  if (!search) return sets;
  const pattern = containing(search);
  return sets.where(
    sql<boolean>`(message.load_id::text = ${search} or message.interchange like ${pattern}
      or message.pro_number ilike ${pattern} or message.bol_number ilike ${pattern} or message.wire_id ilike ${pattern})`,
  );
};

/** Messages that match, the latest first. */
export const findMessages = (db: Database, filters: EdiFilters, { skip, limit }: { skip: number; limit: number }) =>
  matching(db, filters)
    .selectAll('message')
    .select(['c.scac', 'c.name', 'c.short_name', 'c.logo_key'])
    .orderBy('message.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();
export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

export const findMessage = (db: Database, id: number): Promise<MessageRow | undefined> =>
  matching(db, { acknowledgments: 'true' })
    .selectAll('message')
    .select(['c.scac', 'c.name', 'c.short_name', 'c.logo_key'])
    .where('message.id', '=', id)
    .executeTakeFirst();

/** Most messages that are counted in one state; a list with more says so. */
export const mostCounted = 10_000;

type Matching = ReturnType<typeof matching>;

/** How many of the latest messages are in each state. */
const countStates = (db: Database, messages: Matching) =>
  db
    .selectFrom(messages.select('message.state').orderBy('message.id', 'desc').limit(mostCounted).as('counted'))
    .select(['state', sql<number>`count(*)::integer`.as('count')])
    .groupBy('state')
    .execute();

/**
 * How many match in each state, whatever states the filters name: all that wait for something, and of the others the
 * latest.
 */
export const countMessages = async (
  db: Database,
  { state: _state, ...filters }: EdiFilters,
): Promise<Partial<Record<EdiState, number>>> => {
  const messages = matching(db, filters);
  const rows = await Promise.all([
    countStates(db, messages.where(isUnsettled)),
    countStates(db, messages.where(sql<boolean>`not ${isUnsettled}`)),
  ]);
  return Object.fromEntries(rows.flat().map(({ state, count }) => [state, count]));
};

export const findNotes = (db: Database, setId: number) =>
  db
    .selectFrom('edi_notes as note')
    .leftJoin('users as person', 'person.id', 'note.user_id')
    .select(['note.at', 'note.what', fullName('person').as('user_name'), 'note.user_id'])
    .where('note.set_id', '=', setId)
    .orderBy('note.id')
    .execute();

/** Carriers that are reached by X12, with what their mailboxes answered last. */
export const findPartnerStates = (db: Database, carrierId?: number) =>
  db
    .selectFrom('carrier_wires as wire')
    .innerJoin('carriers as c', 'c.id', 'wire.carrier_id')
    .leftJoin('edi_partners as partner', 'partner.carrier_id', 'wire.carrier_id')
    .select([
      'c.id as carrier_id',
      'c.scac',
      'c.name',
      'c.short_name',
      'c.logo_key',
      'wire.enabled',
      'partner.polled_at',
      'partner.answered_at',
      'partner.failing_since',
      'partner.fault',
      'partner.shown_key',
    ])
    .where('wire.wire', '=', 'x12')
    .$if(carrierId !== undefined, (query) => query.where('wire.carrier_id', '=', carrierId ?? 0))
    .orderBy('c.name')
    .execute();
