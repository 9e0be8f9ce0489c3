import { underWayStatuses } from '@portal/contract/loads/load-states.ts';
import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';
import { hasWireFor } from '../../integrations/carriers/wires/wires.queries.ts';

/** A load with the person who booked it. */
export type BookedLoad = {
  id: number;
  tender_id: number;
  pro_number: string | null;
  pickup_date: string;
  delivery_date: string | null;
  origin: string;
  destination: string;
  carrier_name: string;
  /** The operator looked for the truck: the carrier does not answer by itself. */
  was_held: boolean;
  email: string;
  language: Language;
};

const place = (city: string, state: string, zip: string): string => [city, state].filter(Boolean).join(', ') || zip;

/**
 * The load and the person who booked it last. Undefined where nobody gets a mail: booked by nobody who
 * may still sign in, of a branded account, which has its own mails, or of one that wants no mails of this kind.
 */
export const findBookedLoad = async (
  ctx: OpenCtx,
  loadId: number,
  kind?: MailKind,
): Promise<BookedLoad | undefined> => {
  const row = await ctx.db
    .selectFrom('loads')
    .innerJoin('tenders', 'tenders.load_id', 'loads.id')
    .innerJoin('users', 'users.id', 'tenders.tendered_by')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .innerJoin('carriers', 'carriers.id', 'tenders.carrier_id')
    .select(['loads.id', 'tenders.id as tender_id', 'loads.pro_number', 'loads.pickup_date', 'loads.delivery_date'])
    .select(['origin_city', 'origin_state', 'origin_zip', 'destination_city', 'destination_state', 'destination_zip'])
    .select(['carriers.name as carrier_name', 'users.email', sql<Language>`users.language`.as('language')])
    .select(sql<boolean>`not ${hasWireFor('tender', 'carriers.id')}`.as('was_held'))
    .where('loads.id', '=', loadId)
    .where('users.status', '=', 'active')
    .where('accounts.is_branded', '=', false)
    .$if(kind !== undefined, (query) =>
      query.where(sql<boolean>`coalesce((accounts.tracking_preferences ->> ${kind})::boolean, true)`),
    )
    .orderBy('tenders.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, tender_id, pro_number, pickup_date, delivery_date, carrier_name, was_held, email, language } = row;
  return {
    id,
    tender_id,
    pro_number,
    pickup_date,
    delivery_date,
    carrier_name,
    was_held,
    email,
    language,
    origin: place(row.origin_city, row.origin_state, row.origin_zip),
    destination: place(row.destination_city, row.destination_state, row.destination_zip),
  };
};

/** A load that is on its way and expected on `delivery_date`, with what is wrong; undefined where that has changed. */
export const findDelay = (ctx: OpenCtx, loadId: number, deliveryDate: string) =>
  ctx.db
    .selectFrom('loads')
    .select(['due_date', 'exception', 'exception_reason'])
    .where('id', '=', loadId)
    .where('delivery_date', '=', deliveryDate)
    .where('status', 'in', underWayStatuses)
    .executeTakeFirst();

export type Delay = NonNullable<Awaited<ReturnType<typeof findDelay>>>;

/** Whom a sample goes to, and the account it names. */
export const findSampleReader = (ctx: OpenCtx, userId: number) =>
  ctx.db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.email', 'accounts.name as account_name'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
