import { containerPlace, isRailRamp, portsAt, rampsAt } from '@portal/contract/drayage/container-places.ts';
import { type ContainerPlace, type Port, ports } from '@portal/contract/drayage/data/ports.ts';
import { railRamps } from '@portal/contract/drayage/data/rail-ramps.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DrayageCarrier, DrayagePlace, TerminalClosed } from '@portal/contract/drayage/drayage-load.ts';
import { terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { findChassisDays } from './drayage-tariffs.queries.ts';

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

const presentAll = async (ctx: OpenCtx, places: readonly ContainerPlace[]): Promise<Places> => {
  const chassisDays = await findChassisDays(ctx.db);
  return { items: places.map((place) => present(ctx, place, chassisDays.get(place.code))), total: places.length };
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
  const chassisDays = await findChassisDays(ctx.db);
  return present(ctx, place, chassisDays.get(code));
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
