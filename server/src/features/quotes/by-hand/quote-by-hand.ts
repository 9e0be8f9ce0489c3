import { operatorDay, operatorZone } from '../../../platform/settings/operator-day.ts';
import { loadQuotedByHand } from '@portal/contract/quotes/quotes.events.ts';
import { isLineCode } from '@portal/contract/accessorials/line-label.ts';
import type { QuoteByHand } from '@portal/contract/quotes/hand-quote.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { cents } from '@portal/contract/values/money.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { yearsFrom } from '@portal/contract/places/closed-days.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { findClosedDays } from '../../carriers/calendars.queries.ts';
import { updateDetails } from '../../drayage/drayage.queries.ts';
import { refusePastPickup } from '../../loads/book/refuse-past-pickup.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { withLoadLocked } from '../../loads/state/with-load-locked.ts';
import type { LockedLoad } from '../../loads/loads.queries.ts';
import { insertRound } from '../../loads/state/quote-rounds.queries.ts';
import { writeHistory } from '../../loads/history/write-history.ts';
import { closeRound } from '../round/close-round.ts';
import { findMarkups } from '../markups.queries.ts';
import { endOfDay } from '../rating/price-day.ts';
import { closedDaysOf } from '../rating/rating-tables.ts';
import { type CarrierRow, findPerformance, setQuotesRequested } from '../quotes.queries.ts';
import { keepAnswers } from '../round/store-answers.ts';
import { tariffOffer } from '../rating/tariff-offer.ts';
import { findHandCarrier, findRoundById, openRequest, releaseFromOperations } from './by-hand.queries.ts';

const check = ({ lines, valid_until }: QuoteByHand, today: string): void => {
  const index = lines.findIndex(({ code }) => !isLineCode(code));
  const unknown = lines[index];
  if (unknown) {
    throw problem('drayage.line_code_unknown', 400, { field: `lines.${index}.code`, params: { code: unknown.code } });
  }
  if (valid_until < today) throw problem('drayage.valid_until_past', 400, { field: 'valid_until' });
};

type LoadToQuote = LockedLoad<'weight_lb' | 'pickup_date'>;

/** The day a load gets there by a carrier that works where and when both ends do. */
const deliveryDay = async (
  tx: Ctx,
  { id, pickup_date }: LoadToQuote,
  carrier: Pick<CarrierRow, 'calendar'>,
  days: number,
): Promise<string> => {
  const { stops } = await getLoadDetails(tx, id);
  const [origin, destination] = [stops.at(0), stops.at(-1)];
  if (!origin || !destination) throw new Error('a load has two stops at least');
  const tables = { closedDays: await findClosedDays(tx.db, yearsFrom(pickup_date)) };
  return addBusinessDays(
    pickup_date,
    days,
    closedDaysOf(tables, carrier, { pickup_date, origin, destination }).onTheWay,
  );
};

const offered = async (tx: Ctx, load: LoadToQuote, input: QuoteByHand): Promise<void> => {
  const loadId = load.id;
  const [carrier, markups] = await Promise.all([findHandCarrier(tx.db, load.mode), findMarkups(tx.db, loadId)]);
  if (!carrier) throw problem('quotes.no_hand_carrier', 409);
  const round = await findRoundById(tx.db, (await insertRound(tx, loadId)).id);
  const request_id = await openRequest(tx.db, round, carrier.id, load.mode);
  await setQuotesRequested(tx.db, round);
  const offer = tariffOffer(carrier, {
    service_class: input.service_class,
    transit_days: input.transit_days,
    estimated_delivery: await deliveryDay(tx, load, carrier, input.transit_days),
    expiration_date: endOfDay(operatorZone(tx.services), input.valid_until),
    lines: input.lines.map(({ code, amount }) => ({ code: code.toUpperCase(), amount: cents(amount) })),
    restrictions: input.restrictions.map((code) => ({ code, date: null })),
  });
  const performance = (await findPerformance(tx.db, [carrier.id])).get(carrier.id);
  const requestedCarrier = { ...carrier, wires: [], request_id, requested_mode: load.mode, performance };
  const answer = { status: 'quoted', offers: [offer], failure: null } as const;
  await keepAnswers(tx, { round, shipment: { ...load, trucks: [] }, markups }, [{ carrier: requestedCarrier, answer }]);
  await closeRound(tx, round);
};

/** Writes it into the history, the note for the operator alone; answers the id of the line everybody reads. */
const trace = async (tx: Ctx, loadId: number, note: string): Promise<number> => {
  const id = await writeHistory(tx, loadId, { kind: 'note', event: 'quote_by_hand' });
  if (note) await writeHistory(tx, loadId, { kind: 'note', event: 'quote_by_hand', reason: note, is_internal: true });
  return id;
};

/**
 * Quotes a load whose price operations make: what the trucker gets, to which the account's markup is added. The load is
 * then quoted like any other, and may be changed again. 400 names the line or day; 404; 409
 * `drayage.not_with_operations` where somebody was faster or it was cancelled, `loads.pickup_over`,
 * `quotes.no_hand_carrier` where no carrier of the mode is there whose name it could have.
 */
export const quoteByHand = async (ctx: Ctx, loadId: number, input: QuoteByHand): Promise<LoadDetails> => {
  check(input, operatorDay(ctx));
  return withLoadLocked(ctx, loadId, ['weight_lb', 'pickup_date'], async (tx, load) => {
    if (!(await releaseFromOperations(tx.db, loadId))) throw problem('drayage.not_with_operations', 409);
    refusePastPickup(tx, await getLoadDetails(tx, loadId));
    if (input.chassis_days_included !== undefined) {
      await updateDetails(tx.db, loadId, { chassis_days_included: input.chassis_days_included });
    }
    await offered(tx, load, input);
    const history_id = await trace(tx, loadId, input.note);
    await emit(tx, loadQuotedByHand, { load_id: loadId, history_id });
    return getLoadDetails(tx, loadId);
  });
};
