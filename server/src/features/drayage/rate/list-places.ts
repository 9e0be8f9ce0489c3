import { containerPlace, isRailRamp, portsAt, rampsAt } from '@portal/contract/drayage/container-places.ts';
import { type ContainerPlace, type Port, ports } from '@portal/contract/drayage/data/ports.ts';
import { railRamps } from '@portal/contract/drayage/data/rail-ramps.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DrayageCarrier, DrayagePlace, TerminalClosed } from '@portal/contract/drayage/drayage-load.ts';
import { terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { placeOfZip } from '../../places/zip-lookup.ts';
import { findTariffTerms } from './drayage-tariffs.queries.ts';

type Places = { items: DrayagePlace[]; total: number };

const isPort = (place: ContainerPlace | Port): place is Port => 'terminals' in place;

const railroadOf = (code: string): string | null => railRamps.find((ramp) => ramp.code === code)?.railroad ?? null;

const closuresAt = ({ services }: OpenCtx, code: string): TerminalClosed[] =>
  services.settings
    .get(terminalClosures)
    .filter(({ place }) => place === code)
    .map(({ terminal, weekday, day }) => ({ terminal, weekday, day }));

/** A port or ramp as it is shown. Beyond the postal codes we know nothing can be rated or sent: that goes by e-mail. */
const present = (ctx: OpenCtx, place: ContainerPlace, chassisDays: number | undefined): DrayagePlace => {
  const { code, name, city, state, country, zip_code, lat, lng } = place;
  const rated = chassisDays === undefined ? 'operations' : 'rates';
  return {
    code,
    name,
    city,
    state,
    country,
    zip_code,
    lat,
    lng,
    kind: isRailRamp(code) ? 'rail_ramp' : 'port',
    railroad: railroadOf(code),
    terminals: isPort(place) ? place.terminals.map((terminal) => ({ ...terminal })) : [],
    closures: closuresAt(ctx, code),
    service: zip_code === null ? 'email' : rated,
    chassis_days_included: chassisDays ?? null,
  };
};

/** The fewest chassis days a haul includes at a place on its present day, by its own zone; undefined where none is rated. */
const readChassisDays = async ({ db, services }: OpenCtx): Promise<(place: ContainerPlace) => number | undefined> => {
  const now = services.clock.now();
  const utcDay = dayInZone('UTC', now);
  const terms = Map.groupBy(await findTariffTerms(db, addDays(utcDay, -1), addDays(utcDay, 1)), ({ place }) => place);
  return ({ code, zip_code, country }) => {
    const zone = (zip_code === null ? null : placeOfZip(zip_code, country))?.timezone ?? 'UTC';
    const today = dayInZone(zone, now);
    const included = (terms.get(code) ?? [])
      .filter(({ effective_from, effective_to }) => effective_from <= today && (effective_to ?? today) >= today)
      .map(({ chassis_days_included }) => chassis_days_included);
    return included.length === 0 ? undefined : Math.min(...included);
  };
};

const presentAll = async (ctx: OpenCtx, places: readonly ContainerPlace[]): Promise<Places> => {
  const chassisDaysAt = await readChassisDays(ctx);
  return { items: places.map((place) => present(ctx, place, chassisDaysAt(place))), total: places.length };
};

/** Every port and rail ramp, ports first. */
export const listPlaces = (ctx: OpenCtx): Promise<Places> => presentAll(ctx, [...ports, ...railRamps]);

/** The ports and ramps a code, or the beginning of a name, means. 404 `drayage.place_unknown` where there are none. */
export const listPlacesAt = (ctx: OpenCtx, location: string): Promise<Places> => {
  const found = [...portsAt(location), ...rampsAt(location)];
  if (found.length === 0) throw problem('drayage.place_unknown', 404);
  return presentAll(ctx, found);
};

/** One port or ramp, which must be known. */
export const presentPlace = async (ctx: OpenCtx, code: string): Promise<DrayagePlace> => {
  const place = containerPlace(code);
  if (!place) throw new RangeError(`no port or ramp ${code}`);
  const chassisDaysAt = await readChassisDays(ctx);
  return present(ctx, place, chassisDaysAt(place));
};

/** The steamship lines with their terms; 404 `drayage.carrier_unknown` for one by a SCAC nobody has. */
export const listLines = ({
  carrier,
}: {
  carrier?: string | undefined;
}): { items: DrayageCarrier[]; total: number } => {
  const items = steamshipLines.filter(({ scac }) => carrier === undefined || scac === carrier);
  if (items.length === 0) throw problem('drayage.carrier_unknown', 404);
  return { items: items.map((line) => ({ ...line })), total: items.length };
};
