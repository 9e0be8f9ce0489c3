import type { Input, Reply } from '@portal/contract/http/endpoint.ts';
import type { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import {
  type InsuranceChange,
  InsuranceGoods,
  type InsuranceInput,
  type InsuranceQuote,
} from '@portal/contract/insurance/insurance.ts';
import { isInsuranceQuote } from '@portal/contract/insurance/insurance-choices.ts';
import { cents, dollars } from '@portal/contract/values/money.ts';
import { readStored } from '@portal/contract/values/values.ts';
import { audit } from '../../platform/audit.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { problem } from '../../platform/http/errors.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { placeOfStop } from '../places/place-of-stop.ts';
import { dayOfAccount, readFreePolicies } from './free-policies.ts';
import { insuranceInScope, lockInsurance, refuseWithoutInsurance } from './insurance-access.ts';
import {
  findCarrierLiability,
  findInsuredAccount,
  findQuote,
  insertQuote,
  type InsuranceRow,
  updateQuote,
} from './insurance.queries.ts';
import { isDomestic, makeOffers, offeredColumns, offersHoldUntil, presentTariff } from './make-offers.ts';
import { goodsOfLoad } from './goods-of-load.ts';
import { presentInsurance } from './present-insurance.ts';
import { findCertificateShares } from './papers/certificate-shares.queries.ts';
import { findReported } from './verify/differences.queries.ts';

type Goods = Omit<InsuranceInput, 'load_id'>;

/**
 * Cities and states as the postal codes have them; whether the trip is domestic stays as it was sent. 400 `places.*`,
 * `insurance.not_domestic`.
 */
const placed = (goods: Goods): Goods => {
  const end = (side: 'origin' | 'destination') => {
    const place = placeOfStop(
      {
        zip_code: goods[`${side}_zip_code`],
        city: goods[`${side}_city`],
        state: goods[`${side}_state`],
        country: goods[`${side}_country`],
      },
      side,
    );
    return { [`${side}_city`]: goods[`${side}_city`] || place.city, [`${side}_state`]: place.state };
  };
  if (goods.is_domestic && !isDomestic(goods)) throw problem('insurance.not_domestic', 400, { field: 'is_domestic' });
  return { ...goods, ...end('origin'), ...end('destination') };
};

const refusePast = async (ctx: Ctx, accountId: number, departsOn: string): Promise<void> => {
  const account = await findInsuredAccount(ctx.db, accountId);
  if (departsOn < dayOfAccount(ctx, account)) throw problem('insurance.past_departure', 400, { field: 'departs_on' });
};

/** The account a quote is for: its load's, else the caller's own. 404 for a foreign load. */
const accountOf = async (ctx: Ctx, loadId: number | null): Promise<number> =>
  loadId === null ? ctx.actor.accountId : (await loadInScope(ctx, loadId)).account_id;

const goodsIn = ({ load_id: _, ...goods }: InsuranceInput): Goods => goods;

type Prices = Reply<(typeof insurance)['quote']>;

/** What goods, or a load of the caller's, would cost to insure. 403, 404. */
export const priceInsurance = async (ctx: Ctx, body: Input<(typeof insurance)['quote']>['body']): Promise<Prices> => {
  refuseWithoutInsurance(ctx);
  const accountId = await accountOf(ctx, body.load_id);
  const goods = 'commodity' in body ? placed(goodsIn(body)) : await goodsOfLoad(ctx, body.load_id);
  const { tariff, rating, offers, free_policies } = await makeOffers(ctx, accountId, goods);
  return {
    outcome: rating.kind,
    offers,
    insurer_name: tariff.insurer_name,
    terms: tariff.groups.find(({ group }) => group === goods.commodity_group)?.terms ?? 'on_request',
    limit: tariff.limit,
    set_offer: { cover: tariff.set_offer.cover, premium: tariff.set_offer.premium },
    is_domestic: goods.is_domestic,
    goods,
    free_policies,
  };
};

const audited = (id: number) => ({ object_type: 'insurance_quote', object_id: id });

const presented = async (ctx: Ctx, id: number): Promise<InsuranceQuote> => {
  const row = await findQuote(ctx.db, ctx.scope, id);
  if (!row) throw problem('insurance.not_found', 404);
  const liability = row.load_id === null ? null : await findCarrierLiability(ctx.db, row.load_id, row.is_used);
  return presentInsurance(ctx, row, {
    free_policies: await readFreePolicies(ctx, row.account_id),
    carrier_liability: liability ?? null,
    shared: await findCertificateShares(ctx.db, id),
    ...(can(ctx, 'act_for_operator') && { reported: await findReported(ctx.db, id) }),
  });
};

/** One quote. 403, 404. */
export const getInsurance = async (ctx: Ctx, id: number): Promise<InsuranceQuote> => {
  await insuranceInScope(ctx, id);
  return presented(ctx, id);
};

/** Saves a quote with its offers, or hands it to operations. 400, 403, 404, 422 `insurance.excluded`. */
export const createInsurance = async (ctx: Ctx, { load_id, ...input }: InsuranceInput): Promise<InsuranceQuote> => {
  refuseWithoutInsurance(ctx);
  const account_id = await accountOf(ctx, load_id);
  await refusePast(ctx, account_id, input.departs_on);
  const goods = placed(input);
  return withTransaction(ctx, async (tx) => {
    const columns = await offeredColumns(tx, account_id, goods);
    const id = await insertQuote(tx.db, { ...goods, ...columns, account_id, load_id, created_by: tx.actor.userId });
    await audit(tx, { action: 'insurance.quoted', ...audited(id), account_id, after: goods });
    return presented(tx, id);
  });
};

/** 409 for what has been bought. */
const refuseBought = ({ status }: InsuranceRow): void => {
  if (!isInsuranceQuote(status)) throw problem('insurance.already_bought', 409);
};

const goodsOf = (row: InsuranceRow): Goods => ({
  origin_city: row.origin_city,
  origin_state: row.origin_state,
  origin_country: row.origin_country,
  origin_zip_code: row.origin_zip_code,
  destination_city: row.destination_city,
  destination_state: row.destination_state,
  destination_country: row.destination_country,
  destination_zip_code: row.destination_zip_code,
  insured_value: row.insured_value,
  condition: row.condition,
  commodity: row.commodity,
  commodity_group: row.commodity_group,
  is_used: row.is_used,
  conveyance: row.conveyance,
  departs_on: row.departs_on,
  war_and_strikes: row.war_and_strikes,
  is_domestic: row.is_domestic,
});

type OperationsOffer = NonNullable<InsuranceChange['operations_offer']>;

/** Operations has the insurer's answer: one offer, that holds as long as any. */
const answerQuote = async (tx: Ctx, row: InsuranceRow, answer: OperationsOffer): Promise<void> => {
  const tariff = presentTariff(tx);
  const fee = cents(tariff.policy_fee);
  const total = dollars(cents(answer.premium + dollars(fee)));
  const covers_war = row.war_and_strikes;
  const offer = {
    ...answer,
    code: answer.condition,
    fee: dollars(fee),
    total,
    percent: null,
    covers_war,
    war_premium: null,
  };
  const offers = JSON.stringify([offer]);
  const expires_at = offersHoldUntil(tx, tariff);
  await updateQuote(tx.db, row.id, { offers, status: 'quoted', expires_at, answer_by: null });
  await audit(tx, { action: 'insurance.answered', ...audited(row.id), account_id: row.account_id, after: offer });
};

/** The goods with what was named; fields left out stay, but that goods sent abroad are domestic no more. */
const withChanges = (before: Goods, fields: Partial<Goods>): Goods => {
  const named = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const goods = readStored(() => InsuranceGoods.parse({ ...before, ...named }));
  return fields.is_domestic === undefined && !isDomestic(goods) ? { ...goods, is_domestic: false } : goods;
};

/**
 * Changes a quote that is not bought; its offers are made again. The operator alone answers one with `operations_offer`.
 * 400, 403, 404, 409 `insurance.already_bought`, `insurance.changed_meanwhile`, 422.
 */
export const changeInsurance = (ctx: Ctx, id: number, change: InsuranceChange): Promise<InsuranceQuote> => {
  const { version, operations_offer, ...fields } = change;
  if (operations_offer && !can(ctx, 'act_for_operator')) {
    throw problem('http.forbidden', 403, { field: 'operations_offer' });
  }
  return withTransaction(ctx, async (tx) => {
    const row = await lockInsurance(tx, id);
    refuseBought(row);
    if (row.version !== version) throw problem('insurance.changed_meanwhile', 409);
    if (operations_offer) {
      await answerQuote(tx, row, operations_offer);
      return presented(tx, id);
    }
    const before = goodsOf(row);
    const goods = placed(withChanges(before, fields));
    await refusePast(tx, row.account_id, goods.departs_on);
    await updateQuote(tx.db, id, { ...goods, ...(await offeredColumns(tx, row.account_id, goods)) });
    await audit(tx, { action: 'insurance.changed', ...audited(id), account_id: row.account_id, before, after: goods });
    return presented(tx, id);
  });
};

/** Makes the offers of a quote again by the tariff of today. 403, 404, 409, 422. */
export const requoteInsurance = (ctx: Ctx, id: number): Promise<InsuranceQuote> =>
  withTransaction(ctx, async (tx) => {
    const row = await lockInsurance(tx, id);
    refuseBought(row);
    await refusePast(tx, row.account_id, row.departs_on);
    await updateQuote(tx.db, id, await offeredColumns(tx, row.account_id, row));
    const after = await presented(tx, id);
    await audit(tx, {
      action: 'insurance.changed',
      ...audited(id),
      account_id: row.account_id,
      before: { offers: row.offers },
      after: { offers: after.offers },
    });
    return after;
  });
