import type { TenderLoad } from '@portal/contract/tendering/tendering.contract.ts';
import { makeLoad } from '../db/seed/loads.ts';
import type { Database } from '../platform/database.ts';

export type QuotedLoad = {
  id: number;
  /** A complete booking of its first quote. */
  tender: TenderLoad;
  /** Adds an open quote of another carrier and answers its id. */
  addQuote(carrierId: number): Promise<number>;
};

export type QuotedLoadChoices = {
  account_id: number;
  carrier_id: number;
  created_by?: number;
  expires_at?: string;
  requote_needed?: boolean;
};

type WithDatabase = { services: { db: Database } };

const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
const day = (date: Date): string => date.toISOString().slice(0, 10);
const price = { cost: 440, price: 500 };

const insertQuote = async (
  { services: { db } }: WithDatabase,
  loadId: number,
  carrierId: number,
  expiresAt: string,
) => {
  const round = await db
    .selectFrom('quote_rounds')
    .select('id')
    .where('load_id', '=', loadId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('carrier_quotes')
    .values({
      ...price,
      load_id: loadId,
      round_id: round.id,
      carrier_id: carrierId,
      mode: 'ltl',
      service_class: 'standard',
      transit_days: 3,
      estimated_delivery: day(inDays(6)),
      expires_at: expiresAt,
      cost_lines: JSON.stringify([{ code: 'BASE', amount: price.cost }]),
      price_lines: JSON.stringify([{ code: 'BASE', amount: price.price }]),
      liability: JSON.stringify({ new: 13_000, used: 1300, new_per_lb: 5, used_per_lb: 0.5 }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The stops of a load as a booking confirms them. */
const confirmedStops = async ({ services: { db } }: WithDatabase, loadId: number): Promise<TenderLoad['stops']> => {
  const stops = await db.selectFrom('stops').selectAll().where('load_id', '=', loadId).orderBy('position').execute();
  return stops.map((stop) => ({
    id: stop.id,
    name: stop.name,
    address: stop.address,
    zip_code: stop.zip_code,
    contact: { name: stop.contact_name, phone: stop.contact_phone, email: stop.contact_email },
    open_time: stop.open_time ?? '08:00',
    close_time: stop.close_time ?? '17:00',
    reference: stop.reference,
  }));
};

/** A load that one carrier has quoted at $500, ready to be booked. */
export const makeQuotedLoad = async (app: WithDatabase, choices: QuotedLoadChoices): Promise<QuotedLoad> => {
  const { db } = app.services;
  const { account_id, created_by, requote_needed = false } = choices;
  const id = await makeLoad(db, {
    account_id,
    created_by: created_by ?? null,
    requote_needed,
    status: 'quoted',
    quote_round: 1,
    pickup_date: day(inDays(2)),
  });
  await db.insertInto('quote_rounds').values({ load_id: id, round: 1, closed_at: new Date().toISOString() }).execute();
  const expiresAt = choices.expires_at ?? inDays(5).toISOString();
  const quoteId = await insertQuote(app, id, choices.carrier_id, expiresAt);
  return {
    id,
    tender: { carrier_quote_id: quoteId, stops: await confirmedStops(app, id), references: [], portal_notes: '' },
    addQuote: (carrierId) => insertQuote(app, id, carrierId, inDays(5).toISOString()),
  };
};
