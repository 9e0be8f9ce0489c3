import { bookedStatuses } from '@portal/contract/loads/load-states.ts';
import { type Lane, type LanePrice, lanesLookedThrough } from '@portal/contract/loads/lanes/lanes.contract.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { containing } from '../../../platform/database/search-pattern.ts';
import { nowByClock } from '../../../platform/database/sql-clock.ts';
import { sqlTexts } from '../../../platform/database/sql-texts.ts';

type Page = { skip: number; limit: number };
export type LanesQuestion = Page & { search?: string | undefined };

const recentDays = 90;
const pricesOfLane = 5;
/** As many names of freight stand for a load that has more. */
const namesOfFreight = 2;

const booked = sql.raw(
  `l.price is not null and l.carrier_id is not null and l.status in (${sqlTexts(bookedStatuses)})`,
);

/** What the freight of a lane was quoted at, whoever paid it, as a `LanePrice` of `loads l` and `carriers c`. */
const lanePrice = sql`json_build_object('load_id', l.id, 'mode', l.mode, 'pickup_date', l.pickup_date,
  'price', coalesce(l.estimated_price, l.price),
  'weight_lb', l.weight_lb, 'carrier', json_build_object('id', c.id, 'short_name', c.short_name, 'scac', c.scac))`;

/** A `LaneEnd` of `stops s`. */
const laneEnd = sql`json_build_object('name', s.name, 'contact', s.contact_name, 'city', s.city, 'state', s.state,
  'zip_code', s.zip_code, 'country', s.country)`;

const laneKey = sql`coalesce(l.quote_type, l.mode), l.origin_zip, l.destination_zip`;

/** One page of the own account's lanes, found among its newest loads, and how many there are; containers have none. */
export const findLanes = async (ctx: Ctx, { skip, limit, search = '' }: LanesQuestion) => {
  const { rows } = await sql<{ lane: Lane; total: number }>`
    with recent as (
      select l.id, coalesce(l.quote_type, l.mode) as quote_type, l.origin_zip, l.destination_zip, l.created_at,
        ${booked} as is_booked
      from loads l where l.account_id = ${ctx.actor.accountId} and l.mode <> 'drayage'
      order by l.id desc limit ${lanesLookedThrough}
    ), lane as (
      select max(id) as id, max(id) filter (where is_booked) as booked_id, count(*)::int as loads,
        count(*) filter (where created_at > ${nowByClock} - ${`${recentDays} days`}::interval)::int as recent_loads
      from recent group by quote_type, origin_zip, destination_zip
    ), described as (
      select lane.*, coalesce(l.quote_type, l.mode) as quote_type, l.handling_units, l.weight_lb,
        (select ${laneEnd} from stops s where s.load_id = l.id order by s.position limit 1) as origin,
        (select ${laneEnd} from stops s where s.load_id = l.id order by s.position desc limit 1) as destination,
        array(select i.commodity from line_items i where i.load_id = l.id and i.commodity <> ''
          order by i.position limit ${namesOfFreight}) as commodities,
        (select ${lanePrice} from loads l join carriers c on c.id = l.carrier_id where l.id = lane.booked_id) as last
      from lane join loads l on l.id = lane.id
    )
    select json_build_object('load_id', id, 'quote_type', quote_type, 'origin', origin, 'destination', destination,
      'commodities', commodities, 'handling_units', handling_units, 'weight_lb', weight_lb,
      'recent_loads', recent_loads, 'loads', loads, 'last', last) as lane, count(*) over ()::int as total
    from described
    where concat_ws(' ', origin ->> 'name', origin ->> 'contact', origin ->> 'city', origin ->> 'zip_code',
      destination ->> 'name', destination ->> 'contact', destination ->> 'city', destination ->> 'zip_code',
      array_to_string(commodities, ' '), last -> 'carrier' ->> 'short_name') ilike ${containing(search)}
    order by recent_loads desc, id desc
    offset ${skip} limit ${limit}`.execute(ctx.db);
  return { items: rows.map(({ lane }) => lane), total: rows[0]?.total ?? 0 };
};

/** The last prices on the lane of a load, of its account and of the ways it was asked for. */
export const findLanePrices = async (ctx: Ctx, loadId: number): Promise<LanePrice[]> => {
  const { rows } = await sql<{ price: LanePrice }>`
    with wanted (id, account_id, quote_type, origin_zip, destination_zip) as (
      select id, account_id, ${laneKey} from loads l where id = ${loadId}
    )
    select ${lanePrice} as price
    from wanted
    join loads l on l.account_id = wanted.account_id and l.origin_zip = wanted.origin_zip
      and l.destination_zip = wanted.destination_zip and coalesce(l.quote_type, l.mode) = wanted.quote_type
      and l.id <> wanted.id
    join carriers c on c.id = l.carrier_id
    where ${booked}
    order by l.pickup_date desc, l.id desc limit ${pricesOfLane}`.execute(ctx.db);
  return rows.map(({ price }) => price);
};
