import { presentLine } from '@portal/contract/accessorials/line-note.ts';
import type { ExplainedOffer, PriceExplanation, PriceQuestion } from '@portal/contract/rates/explained-price.ts';
import { cents, dollars, sum, withMarkup } from '@portal/contract/values/money.ts';
import { isInScope } from '../../../platform/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { noPriceReason } from '../../quotes/list/no-price-reason.ts';
import { findAccountMarkup } from '../../quotes/markups.queries.ts';
import type { Markup } from '../../quotes/rating/price-offer.ts';
import { rateTariffs } from '../../quotes/rating/rate-by-tariff.ts';
import type { Rated, RatedTariff } from '../../quotes/rating/tariff-offer.ts';
import { findDraft } from '../drafts/drafts.queries.ts';
import { placeVersion } from '../place-draft.ts';
import { findAccountId, findTariffCarrier, type TariffCarrier } from '../rates.queries.ts';
import { withUndone } from '../with-undone.ts';
import { unservedCountry } from '../../quotes/round/ask-carrier.ts';
import { questionShipment } from './question-shipment.ts';

const explainedLines = ({ lines }: RatedTariff): ExplainedOffer['lines'] =>
  lines.map(({ quantity = null, percent = null, code, amount, note }) => {
    const presented = presentLine({ code: code.toUpperCase(), amount: dollars(amount), note });
    return { ...presented, note: presented.note ?? null, quantity, percent };
  });

const explainedMarkup = (cost: number, { percent, min }: Markup): ExplainedOffer['markup'] => {
  const priced = withMarkup(cents(cost), { percent, min: cents(min) });
  const amount = dollars(sum([priced, cents(-cost)]));
  return { percent, min, amount, by: (cost * percent) / 100 >= min ? 'percent' : 'minimum' };
};

const explainedWeight = ({ by_weight }: RatedTariff): ExplainedOffer['by_weight'] =>
  by_weight
    ? {
        weight_break: by_weight.weight_break,
        deficit_pounds: by_weight.deficit_pounds,
        from_miles: by_weight.from_miles,
        breaks: by_weight.breaks.map((one) => ({ ...one, gross: dollars(one.gross) })),
        items: by_weight.items.map((one) => ({ ...one, rate: dollars(one.rate), amount: dollars(one.amount) })),
      }
    : null;

const explained = (rated: RatedTariff, markup: Markup | null): ExplainedOffer => {
  const { tariff, found } = rated;
  const { name, service_class, effective_from } = tariff;
  const named = { tariff: { name, service_class, effective_from }, by_weight: explainedWeight(rated) };
  if ('reason' in found) {
    const refused = noPriceReason(`${found.reason} ${found.code}`);
    return { ...named, lines: [], cost: null, markup: null, price: null, transit_days: null, refused };
  }
  const added = markup && explainedMarkup(found.price, markup);
  return {
    ...named,
    lines: explainedLines(rated),
    cost: found.price,
    markup: added,
    price: added ? dollars(sum([cents(found.price), cents(added.amount)])) : null,
    transit_days: found.transit_days,
    refused: null,
  };
};

type Answer = { rated: Rated; miles: number | null };

const rateQuestion = async (ctx: Ctx, carrier: TariffCarrier, question: PriceQuestion): Promise<Answer> => {
  const shipment = await questionShipment(ctx, question);
  const miles = shipment.distance_miles;
  const unserved = unservedCountry(carrier, shipment);
  if (unserved) return { rated: { tariffs: [], reason_code: `country_not_served ${unserved}` }, miles };
  return { rated: await rateTariffs(ctx, carrier, shipment), miles };
};

/** Rates as if a draft had begun on the day of pickup: it is placed into the tables, which are put back. 404. */
const rateByDraft = async (
  ctx: Ctx,
  carrier: TariffCarrier,
  draftId: number,
  question: PriceQuestion,
): Promise<Answer> => {
  const draft = await findDraft(ctx.db, draftId);
  if (!draft || draft.carrier_id !== carrier.id) throw notFound();
  return withUndone(ctx, async (tx) => {
    const faults = await placeVersion(tx.db, draft, { sheets: draft.sheets, day: question.pickup_date });
    if (faults.length > 0) return { rated: { tariffs: [], reason_code: 'DRAFT_HAS_FAULTS' }, miles: null };
    return rateQuestion(tx, carrier, question);
  });
};

/**
 * What a carrier's tariffs charge for a shipment, step by step, by the same rating as quotes. 404 for a carrier that is
 * not rated by tables, an account, a draft of another carrier and an unknown ZIP code.
 */
export const explainPrice = async (ctx: Ctx, question: PriceQuestion): Promise<PriceExplanation> => {
  const { carrier_id, account_id, draft_id, mode } = question;
  const carrier = await findTariffCarrier(ctx.db, carrier_id);
  if (!carrier) throw notFound();
  if (account_id !== null && !(isInScope(ctx, account_id) && (await findAccountId(ctx.db, account_id))))
    throw notFound();
  const markup = account_id === null ? null : await findAccountMarkup(ctx.db, account_id, mode);
  const { rated, miles } =
    draft_id === null
      ? await rateQuestion(ctx, carrier, question)
      : await rateByDraft(ctx, carrier, draft_id, question);
  return {
    miles,
    offers: rated.tariffs.map((one) => explained(one, markup)),
    refused: rated.tariffs.length === 0 ? noPriceReason(rated.reason_code ?? 'NO_TARIFF') : null,
  };
};
