import { isTenderable } from '@portal/contract/loads/load-states.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { isLeftToPeople } from '@portal/contract/templates/plan-states.ts';
import { planDayLeft } from '@portal/contract/templates/templates.events.ts';
import { TenderLoad } from '@portal/contract/tendering/tender.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { listQuotes } from '../../quotes/list/list-quotes.ts';
import { tenderLoad } from '../../tendering/book/tender-load.ts';
import { personOf, refusalOf } from './make-due.ts';
import { findAnyPlan, findQuotedDays, type PlanRow, type QuotingDay, settleDay } from './plans.queries.ts';

const daysAtOnce = 200;

type Outcome = Parameters<typeof settleDay>[2];

/** The quote the plan takes by its rule; or why it takes none. */
const choose = (plan: PlanRow, quotes: readonly CarrierQuote[]): CarrierQuote | Outcome => {
  const open = quotes.filter(({ status }) => status === 'open');
  const wanted = plan.carrier_id === null ? open : open.filter(({ carrier }) => carrier.id === plan.carrier_id);
  const [cheapest] = wanted.toSorted((a, b) => a.price - b.price);
  if (!cheapest) return { state: 'left', reason: plan.carrier_id === null ? 'no_price' : 'carrier_gone' };
  const isAbove = plan.price_limit === null || cheapest.price > plan.price_limit;
  return isAbove ? { state: 'left', reason: 'above_limit', price: cheapest.price } : cheapest;
};

/** The booking as a person who changes nothing would send it. */
const bookingOf = (load: LoadDetails, quote: CarrierQuote): TenderLoad | null => {
  const stops = load.stops.map(({ id, name, address, contact, open_time, close_time, reference }) => ({
    id,
    name,
    address,
    contact,
    reference,
    open_time: open_time?.slice(0, 5),
    close_time: close_time?.slice(0, 5),
  }));
  const references = load.po_number ? [{ type: 'po', value: load.po_number }] : [];
  const asked = TenderLoad.safeParse({ carrier_quote_id: quote.id, stops, references });
  return asked.success ? asked.data : null;
};

/** Books by the same verb as a person, so that whoever may refuse a booking is asked about this one too. */
const book = async (ctx: Ctx, load: LoadDetails, quote: CarrierQuote): Promise<Outcome> => {
  const { price } = quote;
  const booking = bookingOf(load, quote);
  if (!booking) return { state: 'left', reason: 'refused', refusal: 'tendering.stop_missing', price };
  try {
    await tenderLoad(ctx, load.id, booking, { pickup: true, insurance: false });
    return { state: 'booked', price };
  } catch (error) {
    return { state: 'left', ...refusalOf(error), price };
  }
};

const outcomeOf = async (ctx: OpenCtx, plan: PlanRow, loadId: number): Promise<Outcome> => {
  const person = await personOf(ctx, plan);
  if (typeof person === 'string') return { state: 'left', reason: 'person_gone' };
  const load = await getLoadDetails(person, loadId);
  // Booked before this server was interrupted, or somebody went on with it by hand.
  if (load.carrier_quote_id !== null) return { state: 'booked', ...(load.price !== null && { price: load.price }) };
  if (plan.state !== 'active' || plan.makes !== 'booking') return { state: 'left', reason: 'plan_stopped' };
  if (!isTenderable(load.status)) return { state: 'left', reason: 'no_price' };
  const chosen = choose(plan, (await listQuotes(person, loadId)).items);
  return 'carrier' in chosen ? book(person, load, chosen) : chosen;
};

const settle = async (ctx: OpenCtx, quoted: QuotingDay): Promise<void> => {
  const plan = await findAnyPlan(ctx, quoted.plan_id);
  if (!plan) return;
  const outcome = await outcomeOf(ctx, plan, quoted.load_id);
  await withTransaction(ctx, async (tx) => {
    if (!(await settleDay(tx, quoted, outcome)) || !isLeftToPeople(outcome.state)) return;
    const { plan_id, day } = quoted;
    await emit(tx, planDayLeft, { plan_id, day, reason: outcome.reason ?? 'refused' });
  });
};

/**
 * Books the loads of plans whose carriers have answered. Interrupted anywhere, it goes on: a load that was booked is found
 * booked, and whoever comes second finds that the day has its outcome.
 */
export const bookQuotedLoads = async (ctx: OpenCtx): Promise<void> => {
  for (const quoted of await findQuotedDays(ctx, daysAtOnce)) {
    await settle(ctx, quoted).catch((error: unknown) =>
      ctx.log.warn({ err: error, ...quoted }, 'the load of a plan was not booked and is tried again'),
    );
  }
};

export const bookQuoted: Ticker = { name: 'templates.book-quoted', everyMs: 5_000, run: bookQuotedLoads };
