import { loadHeld, loadTendered } from '@portal/contract/tendering/tendering.events.ts';
import { missingAtBorder, passesBorder } from '@portal/contract/places/border.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import type { LoadDetails, LoadInput } from '@portal/contract/loads/load.ts';
import { type LoadMode, modes } from '@portal/contract/modes/modes.ts';
import { type FreightTerms, isBilledByCarrier } from '@portal/contract/places/terms/freight-terms.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { TenderLoad } from '@portal/contract/tendering/tender.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { requireConsent } from '../../../platform/vetoes.ts';
import { bookLoad } from '../../loads/load-acts.ts';
import { coverColumns } from '../../insurance/cover-columns.ts';
import { reserveCover } from '../../insurance/load/cover-load.ts';
import { newBolNumber } from '../../loads/company-numbers.ts';
import { assertHazmat, assertLtlTakes } from '../../commodities/item-hazmat.ts';
import { checkedBorder } from '../../places/border/checked-border.ts';
import { checkDetails } from '../../loads/book/check-accessorials.ts';
import { compareFields, compareLoads } from '../../loads/change/compare-loads.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { refusePastPickup } from '../../loads/book/refuse-past-pickup.ts';
import { loadAsInput } from '../../loads/book/load-as-input.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { moveLoad } from '../../loads/state/move-load.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import { indexLoadTerms } from '../../loads/list/search-terms.ts';
import { insertTender } from '../booking.queries.ts';
import { confirmStops } from './confirm-stops.ts';
import { findArrangingFee, findOpenTender, findQuote, setQuoteStatus } from '../tendering.queries.ts';

/** What the address bar of the booking screen says, as booleans. */
export type TenderChoices = { pickup: boolean; insurance: boolean; loyalty_insurance?: boolean | undefined };

type Quote = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

/** What the booking says beside the stops. */
const sentToCarrier = ['references', 'portal_notes'] as const;

const mayDispatch = ({ actor }: Ctx, mode: LoadMode): boolean =>
  actor.canDispatch && actor.dispatchModes[modes[mode].flag];

/** What the booking needs to know of the load it has locked. */
const tenderedColumns = ['requote_needed', 'quote_round', 'bol_number', 'deliver_from'] as const;
type LoadToTender = LockedLoad<(typeof tenderedColumns)[number]>;

/** Whoever tenders the load at the same moment waits for its lock and then finds it booked. */
const refuseBooked = async (tx: Ctx, load: LoadToTender, choices: TenderChoices): Promise<void> => {
  if ((choices.insurance || choices.loyalty_insurance) && !tx.actor.dispatchModes.insurance) {
    throw problem('tendering.dispatch_disabled', 403, { field: 'insurance' });
  }
  if (await findOpenTender(tx.db, load.id)) throw problem('tendering.already_booked', 409);
};

const quoteToTender = async (tx: Ctx, loadId: number, quoteId: number): Promise<Quote> => {
  const quote = await findQuote(tx.db, loadId, quoteId);
  if (!quote) throw notFound();
  if (!mayDispatch(tx, quote.mode)) throw problem('tendering.dispatch_disabled', 403);
  if (quote.is_over) throw problem('quotes.expired', 409, { field: 'carrier_quote_id' });
  if (quote.status !== 'open') throw problem('quotes.not_open', 409, { field: 'carrier_quote_id' });
  return quote;
};

const tenderRow = (tx: Ctx, loadId: number, quote: Quote, pickup: boolean) => ({
  load_id: loadId,
  carrier_id: quote.carrier_id,
  carrier_quote_id: quote.id,
  tendered_by: tx.actor.userId,
  pickup_requested: pickup,
});

/** Refuses with 400 `loads.border_missing` a load that nobody can take across the border as it is. */
const checkBorder = (load: Pick<LoadInput, 'stops' | 'in_transit'>, border: BorderCrossing | null): void => {
  const { stops, in_transit } = load;
  const missing = passesBorder(stops, in_transit) ? missingAtBorder(border, stops, in_transit) : undefined;
  if (missing) throw problem('loads.border_missing', 400, { field: `border.${missing}` });
};

/** What was quoted before the days were changed is delivered no earlier than it is taken. */
const dueDate = (quote: Quote, deliverFrom: string | null): string =>
  deliverFrom && deliverFrom > quote.estimated_delivery ? deliverFrom : quote.estimated_delivery;

/** What insurance adds to the price, reserved until the carrier accepts; null where none is wanted. A free policy is insurance too. */
const insure = async (tx: Ctx, load: LoadToTender, { insurance, loyalty_insurance }: TenderChoices) =>
  insurance || loyalty_insurance ? reserveCover(tx, load, loyalty_insurance ?? false) : null;

/** What the account pays, in US dollars. */
const priceOf = (price: number, premium: number | null): number => dollars(sum([cents(price), cents(premium ?? 0)]));

/** What the account pays here and the operator the carrier; the carrier's own bill goes to somebody else by the terms. */
const moneyColumns = (quote: Quote, fee: number | null, premium: number | null) =>
  fee === null
    ? { price: priceOf(quote.price, premium), cost: quote.cost, estimated_price: null, arranging_fee: null }
    : { price: priceOf(fee, premium), cost: 0, estimated_price: quote.price, arranging_fee: fee };

/** What the account pays for arranging freight that the carrier bills to somebody else; null for any other. */
const arrangingFee = async (tx: Ctx, { account_id }: LoadToTender, terms: FreightTerms): Promise<number | null> =>
  isBilledByCarrier(terms) ? findArrangingFee(tx.db, account_id) : null;

type Booked = { fee: number | null; premium: number | null; due: string; bol: string };

const bookedColumns = (quote: Quote, input: TenderLoad, { fee, premium, due, bol }: Booked) => ({
  // Of the modes asked for, the one that is bought.
  mode: quote.mode,
  carrier_id: quote.carrier_id,
  carrier_quote_id: quote.id,
  ...moneyColumns(quote, fee, premium),
  due_date: due,
  delivery_date: due,
  bol_number: bol,
  pro_number: null,
  tender_references: JSON.stringify(input.references),
  portal_notes: input.portal_notes,
  ...coverColumns(premium),
});

/**
 * Books a load with a carrier at a quoted price; the carrier is asked after commit. A carrier that answers by itself
 * gets the tender at once, for any other the load is pending. 400 `accessorials.detail_missing`, `loads.border_missing`, `places.port_unknown`, 403
 * `tendering.dispatch_disabled`, `insurance.not_loyal`, 404, 409 `billing.credit_limit`, `insurance.*`, `tendering.already_booked`, `requote_needed`, `zip_changed`,
 * `loads.pickup_over`, `quotes.expired`, `quotes.not_open`, `settings.numbers_used_up`.
 */
export const tenderLoad = (ctx: Ctx, loadId: number, input: TenderLoad, choices: TenderChoices): Promise<LoadDetails> =>
  withLoadLocked(ctx, loadId, tenderedColumns, async (tx, load) => {
    await refuseBooked(tx, load, choices);
    const quote = await quoteToTender(tx, loadId, input.carrier_quote_id);
    if (load.requote_needed) throw problem('tendering.requote_needed', 409);
    const before = await getLoadDetails(tx, loadId);
    refusePastPickup(tx, before);
    await confirmStops(tx, before.stops, input.stops);
    const fee = await arrangingFee(tx, load, before.freight_terms);
    const border = input.border ? checkedBorder(input.border, before.stops, before.in_transit) : before.border;
    const confirmed = { ...loadAsInput(await getLoadDetails(tx, loadId)), border };
    checkBorder(confirmed, border);
    checkDetails(confirmed.accessorials);
    assertHazmat(confirmed.line_items);
    if (quote.mode === 'ltl') assertLtlTakes(confirmed.line_items);
    const tenderId = await insertTender(tx.db, tenderRow(tx, loadId, quote, choices.pickup), quote.tender_window);
    await setQuoteStatus(tx.db, quote.id, 'chosen');
    const bol = load.bol_number ?? newBolNumber(tx, loadId);
    const premium = await insure(tx, load, choices);
    await requireConsent(tx, bookLoad, {
      load_id: loadId,
      account_id: load.account_id,
      carrier_id: quote.carrier_id,
      carrier_quote_id: quote.id,
      price: moneyColumns(quote, fee, premium).price,
    });
    const answersByItself = quote.has_tender_wire;
    await moveLoad(tx, load, answersByItself ? 'tender' : 'hold', {
      condition: { version: load.version, quote_round: quote.round, requote_needed: false },
      changes: {
        ...bookedColumns(quote, input, { fee, premium, due: dueDate(quote, load.deliver_from), bol }),
        border: border && JSON.stringify(border),
      },
      traced: [...compareLoads(loadAsInput(before), confirmed), ...compareFields(before, input, sentToCarrier)],
      details: { carrier: quote.carrier_name, price: quote.price, ...(premium === null ? {} : { insurance: premium }) },
    });
    await indexLoadTerms(tx, loadId);
    await emit(tx, answersByItself ? loadTendered : loadHeld, { load_id: loadId, tender_id: tenderId });
    return getLoadDetails(tx, loadId);
  });
