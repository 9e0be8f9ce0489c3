import type { OpenCtx, Services } from '../../platform/context.ts';
import { operatorZone } from '../../platform/settings/operator-day.ts';
import { presentLine } from '@portal/contract/accessorials/line-note.ts';
import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import { businessDaysBetween } from '@portal/contract/places/business-days.ts';
import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import { carrierReply } from '../carriers/carrier-reply.ts';
import { priceDay } from './rating/price-day.ts';
import type { KeptLine } from './rating/price-offer.ts';
import type { CarrierRow, Performance, QuoteRow } from './quotes.queries.ts';

/** Who reads: only the operator ever sees what a carrier costs. */
export type Audience = 'operator' | 'account';

type CarrierColumns = Pick<CarrierRow, 'id' | 'name' | 'short_name' | 'scac' | 'logo_key'>;

/** The carrier's part of a wider row. */
export const presentCarrier = ({ id, name, short_name, scac, logo_key }: CarrierColumns): Carrier =>
  carrierReply({ id, name, short_name, scac, logo_key });

const labelled = (lines: readonly KeptLine[]) => lines.map(presentLine);

const presentPerformance = (record: Performance | undefined): CarrierQuote['performance'] => ({
  on_time_percent: record?.delivered ? Math.round((record.on_time * 1000) / record.delivered) / 10 : null,
  loads: record?.delivered ?? 0,
});

/** The last day a price is good for, in the operator's zone. */
const lastDay = (services: Services, { expires_at }: QuoteRow): string => priceDay(operatorZone(services), expires_at);

/** A quote as a screen shows it. */
export const presentQuote = (
  row: QuoteRow,
  carrier: CarrierColumns & { has_tender_wire: boolean },
  performance: Performance | undefined,
  audience: Audience,
  { services }: OpenCtx,
): CarrierQuote => ({
  id: row.id,
  carrier: presentCarrier(carrier),
  mode: row.mode,
  truck_type: row.truck_type,
  truck_name: row.truck_name,
  service_class: row.service_class,
  transit_days: row.transit_days,
  estimated_delivery: row.estimated_delivery,
  expiration_date: row.expires_at,
  valid_until: lastDay(services, row),
  expires_in_business_days: businessDaysBetween(
    priceDay(operatorZone(services), services.clock.now()),
    lastDay(services, row),
  ),
  price: row.price,
  lines: labelled(row.price_lines),
  liability: row.liability,
  performance: presentPerformance(performance),
  restrictions: row.restrictions,
  booked_with: carrier.has_tender_wire ? 'carrier' : 'operations',
  status: row.status,
  ...(audience === 'operator' ? { cost: row.cost, cost_lines: labelled(row.cost_lines) } : {}),
});
