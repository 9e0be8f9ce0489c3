import { commonTemperature } from '@portal/contract/equipment/common-temperature.ts';
import { TemperatureRange } from '@portal/contract/equipment/temperature.ts';
import { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { WaitingFilters, WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { rowsOfColumns, writeListFile } from '../../../platform/files/write-list-file.ts';
import type { FileReply } from '../../../platform/http/serve.ts';
import { nameContainer } from '../../loads/name-containers.ts';
import { refuseForeignLoads } from '../../loads/load-in-scope.ts';
import { countWaiting, findWaiting, type WaitingQuestion, type WaitingRow } from '../assignments.queries.ts';
import { waitingFileColumns } from './waiting-file-columns.ts';

type Equipment = Pick<WaitingLoad, 'truck_type' | 'truck_name' | 'team' | 'partial' | 'tarp_ft' | 'temperature'>;

const equipmentOf = ({ truck, truck_name, quoted_truck, quoted_truck_name, temperatures }: WaitingRow): Equipment => {
  const { truck_type, ...request } = TruckRequest.parse(truck ?? {});
  const common = commonTemperature(temperatures.map((range) => TemperatureRange.parse(range)));
  // Freight that suits no one temperature is not quoted, and so never waits.
  const temperature = common === 'apart' ? null : common;
  return {
    ...request,
    truck_type: truck_type ?? quoted_truck,
    truck_name: truck_type ? truck_name : quoted_truck_name,
    temperature,
  };
};

const presentWaiting = (row: WaitingRow): WaitingLoad => ({
  load_id: row.load_id,
  account: { id: row.account_id, name: row.account_name },
  mode: row.mode,
  quote_type: row.quote_type ?? row.mode,
  ...equipmentOf(row),
  origin: { city: row.origin_city, state: row.origin_state, zip_code: row.origin_zip },
  destination: { city: row.destination_city, state: row.destination_state, zip_code: row.destination_zip },
  stops_between: Math.max(0, row.stops_between),
  distance_miles: row.distance_miles,
  pickup_date: row.pickup_date,
  pickup_until: row.pickup_until,
  weight_lb: row.weight_lb,
  handling_units: row.handling_units,
  hazmat: row.hazmat,
  container: nameContainer(row).container,
  portal_notes: row.portal_notes,
  price: row.price,
  cost: row.cost,
  carrier: { id: row.carrier_id, name: row.carrier_name, short_name: row.short_name, scac: row.scac },
  tendered_by: row.tendered_by,
  tendered_at: row.tendered_at,
  answer_by: row.answer_by,
});

type WaitingFileQuestion = WaitingQuestion & ExportQuery;

/**
 * The loads that wait and match as a file with headings in the chosen language; of loads that are named, those that
 * still wait. 404 for a load there is not, 400 `lists.export_too_many` for more than 200.
 */
export const exportWaitingLoads = async (
  ctx: Ctx,
  { format, language, ...question }: WaitingFileQuestion,
): Promise<FileReply> => {
  await refuseForeignLoads(ctx, question.ids ?? []);
  return writeListFile(ctx, {
    name: 'waiting',
    format,
    language,
    read: async (limit) => (await findWaiting(ctx.db, ctx.scope, { ...question, skip: 0, limit })).map(presentWaiting),
    rowsOf: rowsOfColumns(waitingFileColumns, language),
  });
};

/** The loads that wait for a truck and match, page by page. */
export const listWaitingLoads = async (ctx: Ctx, question: WaitingFilters & { skip: number; limit: number }) => {
  const [rows, total] = await Promise.all([
    findWaiting(ctx.db, ctx.scope, question),
    countWaiting(ctx.db, ctx.scope, question),
  ]);
  return { items: rows.map(presentWaiting), total };
};
