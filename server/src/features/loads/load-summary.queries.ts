import { waitingApprovals } from '@portal/contract/approvals/approval-states.ts';
import { initialStatus } from '@portal/contract/loads/load-status.ts';
import { sqlTexts } from '../../platform/database/sql-texts.ts';
import { sameDoors } from './same-doors.ts';

/** An instant as the wire has it: ISO 8601, UTC, milliseconds. */
export const instant = (column: string): string => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The day it is at the last stop of `loads l`. `now` is an SQL expression of the present. */
const dayAtDestination = (now: string): string => `local_day(coalesce(
  (select d.timezone from stops d where d.load_id = l.id order by d.position desc limit 1), 'UTC'), ${now})`;

/** Days begin fourteen hours before UTC's at the earliest: no load is late whose last day has not passed there. */
const firstDay = (now: string): string => `(${now} at time zone 'UTC' + interval '14 hours')::date`;

/** Days end twelve hours after UTC's at the latest: a last day before this one has passed at any place. */
const lastDay = (now: string): string => `(${now} at time zone 'UTC' - interval '12 hours')::date`;

/** Whether the last day of delivery of `loads l` has passed at the last stop, for loads on their way. */
export const isLate = (now: string): string => `l.status_group = 'in_transit'
  and l.due_date < ${firstDay(now)} and (l.due_date < ${lastDay(now)} or l.due_date < ${dayAtDestination(now)})`;

/** Days a load is late: by its best known delivery, and while it is on its way by today at its destination at least. */
export const lateDays = (now: string): string => `case
  when l.status_group = 'in_transit' then greatest(0, greatest(l.delivery_date, ${dayAtDestination(now)}) - l.due_date)
  when l.status_group = 'delivered' then greatest(0, l.delivery_date - l.due_date)
end`;

/**
 * Hours the carrier's estimate is past the close of receiving on the day promised, on the clock of the last stop.
 * Null where the carrier names no more than a day, and once the load is delivered.
 */
export const lateHours = `case when l.actual_delivery_at is null then (
  select greatest(0, ceil(extract(epoch from
    l.eta_at - local_instant(d.timezone, l.due_date + coalesce(d.close_time, time '23:59:59'))) / 3600))::integer
  from stops d where d.load_id = l.id and l.eta_at is not null and l.due_date is not null
  order by d.position desc limit 1) end`;

/** The first last free day that was typed for the containers of `drayage_details h`: each may have its own. */
export const firstFreeDay =
  'first_free_day(h.container_numbers, h.container_count, h.container_free_days, h.last_free_day)';

const gateReports = (type: 'GATE_OUT' | 'GATE_IN'): string =>
  `from tracking_events e where e.load_id = l.id and e.type = '${type}'`;

/** A report that names no container is of all, as is any of a load with one. */
const allAreBack = `coalesce((select bool_or(e.container_number is null) or count(distinct e.container_number) >= h.container_count
  ${gateReports('GATE_IN')}), false)`;

/** The containers of `loads l`, with the codes of places and lines. */
const container = `case when l.mode = 'drayage' then (select json_build_object(
  'is_export', h.direction = 'export', 'numbers', h.container_numbers, 'count', h.container_count, 'code', h.container,
  'steamship_line', h.steamship_line, 'place', h.place, 'terminal', h.terminal,
  'last_free_day', ${firstFreeDay}, 'cut_off', h.cut_off,
  'gate_out', (select min(local_day(coalesce(e.timezone, 'UTC'), e.occurred_at)) ${gateReports('GATE_OUT')}),
  'returned', ${allAreBack}) from drayage_details h where h.load_id = l.id) end`;

/** Whether a draft may be joined with another one. */
const hasTwin = `(l.status in (${sqlTexts([initialStatus])}) and exists (select from loads o where ${sameDoors}))`;

/** The request for an approval that the booking of `loads l` waits for. */
export const waitingApproval = `(select r.id from approval_requests r
  where r.load_id = l.id and r.status in (${sqlTexts(waitingApprovals)}))`;

/** A `LoadSummary` of `loads l`, `accounts a` and, where there is one, `carriers c`. */
export const loadSummary = (now: string): string => `json_build_object(
  'id', l.id, 'account', json_build_object('id', a.id, 'name', a.name),
  'mode', l.mode, 'quote_type', coalesce(l.quote_type, l.mode), 'status', l.status, 'status_group', l.status_group,
  'origin_city', l.origin_city, 'origin_state', l.origin_state, 'origin_zip', l.origin_zip,
  'destination_city', l.destination_city, 'destination_state', l.destination_state, 'destination_zip', l.destination_zip,
  'pickup_date', l.pickup_date, 'delivery_date', l.delivery_date, 'late_days', coalesce(${lateDays(now)}, 0),
  'exception', l.exception,
  'carrier', case when c.id is not null then json_build_object('id', c.id, 'short_name', c.short_name, 'scac', c.scac) end,
  'pro_number', l.pro_number, 'bol_number', l.bol_number, 'po_number', l.po_number,
  'external_id', l.external_id, 'missing', l.missing, 'joined_into', l.joined_into, 'has_twin', ${hasTwin}, 'freight_terms', l.freight_terms,
  'weight_lb', l.weight_lb, 'handling_units', l.handling_units, 'hazmat', l.hazmat,
  'container', ${container}, 'price', l.price, 'cheapest_price', l.cheapest_price,
  'quotes_requested', l.quotes_requested, 'quotes_answered', l.quotes_answered, 'quotes_received', l.quotes_received,
  'approval_id', ${waitingApproval},
  'created_at', ${instant('l.created_at')})`;

/** What `loadSummary` reads from, joined to a set of load ids. */
export const summaryTables = `join accounts a on a.id = l.account_id left join carriers c on c.id = l.carrier_id`;
