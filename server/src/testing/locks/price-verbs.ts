import { addAccessorials } from '../../features/loads/change/add-accessorials.ts';
import { changeBilling } from '../../features/loads/change/change-billing.ts';
import { changeLoad } from '../../features/loads/change/change-load.ts';
import { addLineItem } from '../../features/loads/change/line-items.ts';
import { createLoad } from '../../features/loads/book/create-load.ts';
import { inDays, loadBody } from '../../features/loads/load-body.fixture.ts';
import { changeStop } from '../../features/loads/stops/change-stop.ts';
import { findMarkups } from '../../features/quotes/markups.queries.ts';
import { setMarkup } from '../../features/quotes/markup/set-markup.ts';
import type { Answer } from '../../features/quotes/round/ask-carrier.ts';
import { closeRound } from '../../features/quotes/round/close-round.ts';
import { expireQuotesOnce } from '../../features/quotes/round/quote-clock.ts';
import { requestQuotes } from '../../features/quotes/round/request-quotes.ts';
import { keepAnswers } from '../../features/quotes/round/store-answers.ts';
import { tenderLoad } from '../../features/tendering/book/tender-load.ts';
import { cancelLoad } from '../../features/tendering/cancel/cancel-load.ts';
import { LoadInput } from '@portal/contract/loads/load.ts';
import type { Callers, LoadOfStage } from './lock-stage.ts';

/** Something that somebody does to a load. */
export type Verb = { name: string; run: (callers: Callers, load: LoadOfStage) => Promise<unknown> };

const noPrice: Answer = { status: 'declined', offers: [], failure: 'NO_CAPACITY' };
const priced: Answer = {
  status: 'quoted',
  failure: null,
  offers: [
    {
      quote_id: 'q',
      service_level: 'GUARANTEED',
      transit_days: 2,
      estimated_delivery: inDays(5),
      expiration_date: `${inDays(5)}T00:00:00Z`,
      charges: [{ code: 'BASE', description: '', amount: 400 }],
      price: 400,
      liability: { new_per_lb: 5, used_per_lb: 0.5, max: 1000 },
      restrictions: [],
    },
  ],
};

/** The carrier of the nth open request answers. */
const answer =
  (nth: number, given: Answer): Verb['run'] =>
  async ({ system }, { roundId, requests }) => {
    const request = await system.db
      .selectFrom('carrier_requests')
      .select(['id', 'carrier_id'])
      .where('id', '=', requests[nth] ?? 0)
      .executeTakeFirstOrThrow();
    const round = await system.db.selectFrom('quote_rounds').selectAll().where('id', '=', roundId).executeTakeFirst();
    const row = await system.db
      .selectFrom('carriers')
      .selectAll()
      .where('id', '=', request.carrier_id)
      .executeTakeFirst();
    if (!round || !row) throw new Error('the round is gone');
    const carrier = {
      ...row,
      wires: [],
      request_id: request.id,
      requested_mode: 'ltl' as const,
      performance: undefined,
    };
    const markups = await findMarkups(system.db, round.load_id);
    const shipment = { weight_lb: 1300, trucks: [] };
    await keepAnswers(system, { round, shipment, markups }, [{ carrier, answer: given }]);
  };

const book =
  (insurance: boolean, isOther = false): Verb['run'] =>
  ({ shipper }, { id, tender, otherQuote }) =>
    tenderLoad(
      shipper,
      id,
      { ...tender, ...(isOther && { carrier_quote_id: otherQuote }) },
      { pickup: true, insurance },
    );

const [item] = LoadInput.parse(loadBody()).line_items;
if (!item) throw new RangeError('a load has an item');

export const endRound: Verb = {
  name: 'the round ends',
  run: ({ system }, { id, roundId }) => closeRound(system, { id: roundId, load_id: id, round: 1 }),
};
export const bookInsured: Verb = { name: 'book with insurance', run: book(true) };

/** What happens to a load until it is booked. */
export const priceVerbs: readonly Verb[] = [
  { name: 'a price comes in', run: answer(0, priced) },
  { name: 'a carrier declines', run: answer(1, noPrice) },
  endRound,
  { name: 'prices expire', run: ({ system }) => expireQuotesOnce(system) },
  { name: 'book', run: book(false) },
  { name: 'book another price', run: book(false, true) },
  bookInsured,
  { name: 'request quotes again', run: ({ shipper }, { id }) => requestQuotes(shipper, id) },
  {
    name: 'set a markup',
    run: ({ operator }, { id }) => setMarkup(operator, id, { markup_percent: 7, markup_min: 0 }),
  },
  {
    name: 'change the goods',
    run: ({ shipper }, { id }) => changeLoad(shipper, id, { line_items: [{ ...item, weight: 1400 }] }),
  },
  { name: 'add a line item', run: ({ shipper }, { id }) => addLineItem(shipper, id, item) },
  {
    name: 'change a stop',
    run: ({ shipper }, { id, tender }) =>
      changeStop(shipper, id, tender.stops[1]?.id ?? 0, { name: 'Gate 7', reason: 'The dock is closed' }),
  },
  {
    name: 'add a service',
    run: ({ shipper }, { id }) => addAccessorials(shipper, id, [{ code: 'LFTD', details: {} }]),
  },
  { name: 'change a reference', run: ({ shipper }, { id }) => changeBilling(shipper, id, { po_number: 'PO 7' }) },
  {
    name: 'copy',
    run: ({ shipper }, { id }) => createLoad(shipper, LoadInput.parse(loadBody({ copied_from: id }))),
  },
  {
    name: 'cancel',
    run: ({ shipper }, { id }) => cancelLoad(shipper, id, { reason: 'order_cancelled', note: '' }),
  },
];
