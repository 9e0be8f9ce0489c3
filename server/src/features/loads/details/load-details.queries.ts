import { openTenderStatuses, unansweredTenderStatuses } from '@portal/contract/tendering/tender-status.ts';
import { sqlTexts } from '../../../platform/database/sql-texts.ts';
import { instant, lateDays, lateHours, waitingApproval } from '../load-summary.queries.ts';

const stops = `select coalesce(json_agg(json_build_object(
  'id', s.id, 'position', s.position, 'type', s.type, 'location_id', s.location_id, 'name', s.name, 'address', s.address,
  'city', s.city, 'state', s.state, 'zip_code', s.zip_code, 'country', s.country,
  'contact', json_build_object('name', s.contact_name, 'phone', s.contact_phone, 'email', s.contact_email),
  'open_time', to_char(s.open_time, 'HH24:MI'), 'close_time', to_char(s.close_time, 'HH24:MI'),
  'residential', s.residential, 'limited_access', s.limited_access, 'limited_access_type', s.limited_access_type,
  'reference', s.reference, 'timezone', s.timezone, 'lat', s.lat, 'lng', s.lng, 'is_terminal', exists (
    select from drayage_details d where d.load_id = l.id
      and (d.to_place is not null or (s.type = 'delivery') = (d.direction = 'export')))) order by s.position), '[]')
  from stops s where s.load_id = l.id`;

const lineItems = `select coalesce(json_agg(json_build_object(
  'id', i.id, 'commodity', i.commodity, 'nmfc_number', i.nmfc_number, 'freight_class', i.freight_class,
  'handling_unit', i.handling_unit, 'handling_unit_count', i.handling_unit_count,
  'packaging_unit', i.packaging_unit, 'packaging_unit_count', i.packaging_unit_count,
  'length', i.length, 'width', i.width, 'height', i.height, 'dimension_unit', i.dimension_unit,
  'weight', i.weight, 'weight_unit', i.weight_unit, 'stackable', i.stackable, 'hazmat', i.hazmat, 'temperature', i.temperature,
  'net_weight', i.net_weight, 'unit_value', i.unit_value, 'hs_code', i.hs_code, 'country_of_origin', i.country_of_origin) order by i.position), '[]')
  from line_items i where i.load_id = l.id`;

const accessorials = `select coalesce(json_agg(json_build_object('id', x.id, 'code', x.code, 'details', x.details) order by x.id), '[]')
  from load_accessorials x where x.load_id = l.id`;

const tracking = `select coalesce(json_agg(json_build_object(
  'id', t.id, 'type', t.type, 'occurred_at', ${instant('t.occurred_at')}, 'timezone', t.timezone,
  'city', t.city, 'state', t.state, 'lat', t.lat, 'lng', t.lng, 'reason_code', t.reason_code, 'note', t.note) order by t.occurred_at, t.id), '[]')
  from tracking_events t where t.load_id = l.id`;

/** When the booking that stands was made. */
const bookedAt = `select ${instant('t.created_at')} from tenders t
  where t.load_id = l.id and t.status in (${sqlTexts(openTenderStatuses)})`;

/** Why nobody knows yet whether the carrier has the load it was offered. */
const tenderTrouble = `select t.trouble from tenders t
  where t.load_id = l.id and t.status in (${sqlTexts(unansweredTenderStatuses)})`;

/** What the carrier usually takes to accept, in seconds: most of its latest 50 took no longer. Null where it accepted fewer than 5. */
const usualSeconds = `select case when count(*) >= 5
  then round(percentile_cont(0.75) within group (order by extract(epoch from a.answered_at - a.created_at)))::integer end
  from (select a.answered_at, a.created_at from tenders a where a.carrier_id = t.carrier_id and a.status = 'accepted'
    and a.answered_at >= a.created_at order by a.answered_at desc limit 50) a`;

/** Since when the carrier is waited for, and how long it may take. */
const tenderWait = `select json_build_object('since', ${instant('t.created_at')}, 'until', ${instant('t.answer_by')},
  'waited_seconds', greatest(0, floor(extract(epoch from $3::timestamptz - t.created_at)))::integer, 'usual_seconds', (${usualSeconds}))
  from tenders t where t.load_id = l.id and l.status = 'tendered' and t.status in (${sqlTexts(unansweredTenderStatuses)})`;

/** Why the carrier that has the load refused to cancel it. */
const cancellationRefused = `select t.cancellation_refused from tenders t
  where t.load_id = l.id and t.status = 'accepted'`;

/** The load it is a copy of, if that one too belongs to the accounts asked for. */
const copiedFrom = `select o.id from loads o
  where o.id = l.cloned_from and ($2::integer[] is null or o.account_id = any($2::integer[]))`;

/** The lines of the price: the carrier's, or where that bills somebody else the fee for arranging it, and the insurance bought with the load. */
const priceLines = `coalesce(case when l.estimated_price is null then q.price_lines
  when l.arranging_fee > 0 then jsonb_build_array(jsonb_build_object('code', 'ARRANGING_FEE', 'amount', l.arranging_fee)) end, '[]') || case when l.insurance_premium is null then '[]'::jsonb
  else jsonb_build_array(jsonb_build_object('code', 'CARGO_INSURANCE', 'amount', l.insurance_premium)) end`;

/**
 * One load with everything its page shows, in one statement; costs too, which only the operator may be sent.
 * `$1` is the load, `$2` the accounts it must belong to, null for any, `$3` the present.
 */
export const loadDetails = `select row_to_json(one) as reply from (select
  l.id, json_build_object('id', a.id, 'name', a.name) as account, l.mode, coalesce(l.quote_type, l.mode) as quote_type,
  coalesce(l.quote_modes, array[l.mode]) as quote_modes, l.truck, coalesce(q.truck_name, l.truck_name) as truck_name, l.status, l.status_group, l.version,
  l.pickup_date, l.pickup_until, l.deliver_from, l.deliver_by, l.due_date, l.delivery_date, ${instant('l.eta_at')} as eta_at,
  coalesce(${lateDays('$3::timestamptz')}, 0) as late_days, ${lateHours} as late_hours,
  case when l.exception is not null then json_build_object(
    'kind', l.exception, 'reason_code', l.exception_reason, 'at', ${instant('l.exception_at')}) end as exception,
  (${tenderTrouble}) as tender_trouble, (${tenderWait}) as tender_wait, (${cancellationRefused}) as cancellation_refused,
  ${instant('l.actual_pickup_at')} as actual_pickup_at, ${instant('l.actual_delivery_at')} as actual_delivery_at,
  ${instant('l.out_for_delivery_at')} as out_for_delivery_at, (${bookedAt}) as booked_at,
  (c.id is null or c.api_address is not null or c.webhook_secret is not null) as tracking_available,
  l.distance_miles, l.route_line, l.weight_lb, l.cubic_feet, l.handling_units, l.hazmat,
  nullif(l.cargo_value_for_insurance, 0) as cargo_value_for_insurance,
  l.in_transit, l.border, l.freight_terms, l.bill_to, l.estimated_price,
  case when l.freight_terms <> 'prepaid' then coalesce(case when l.estimated_price is null then a.arranging_fee else l.arranging_fee end, 0) end as arranging_fee, l.external_id, l.missing, l.joined_into, l.po_number, l.billing_reference, l.tender_references as references, l.customs, l.portal_notes, l.bol_number,
  l.pro_number,
  case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'short_name', c.short_name, 'scac', c.scac,
    'logo_key', c.logo_key)
    end as carrier,
  l.carrier_quote_id, q.service_class, l.price, l.cheapest_price, ${priceLines} as price_lines, l.insurance,
  l.quotes_requested, l.quotes_answered, l.quotes_received, ${waitingApproval} as approval_id, l.requote_needed,
  case when l.status = 'quotes requested' then ${instant('l.operations_since')} end as operations_since, l.cancel_reason,
  (${copiedFrom}) as copied_from, nullif(concat_ws(' ', u.first_name, u.last_name), '') as created_by,
  ${instant('l.created_at')} as created_at, ${instant('l.updated_at')} as updated_at,
  coalesce(l.cost, 0) as cost, coalesce(case when l.estimated_price is null then q.cost_lines end, '[]') as cost_lines,
  (${stops}) as stops, (${lineItems}) as line_items, (${accessorials}) as accessorials, (${tracking}) as tracking
from loads l join accounts a on a.id = l.account_id
  left join carriers c on c.id = l.carrier_id
  left join carrier_quotes q on q.id = l.carrier_quote_id
  left join users u on u.id = l.created_by
where l.id = $1::integer and ($2::integer[] is null or l.account_id = any($2::integer[]))) one`;
