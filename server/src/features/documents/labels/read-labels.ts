import { cityLineAmong } from '@portal/contract/places/city-line.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { type Country, isZipCode } from '@portal/contract/places/zip-code.ts';
import { isBooked } from '@portal/contract/loads/load-states.ts';
import { pounds } from '@portal/contract/commodities/density.ts';
import { mostLabels } from '@portal/contract/documents/label-formats.ts';
import type { LineItem, LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { describeHazmat } from '../../commodities/item-hazmat.ts';
import { getLoadDetails } from '../../loads/details/get-load-details.ts';
import { keepAt } from '../bol/bol-haul.ts';
import type { Label, LabelParty } from './label.ts';
import { numberUnits } from './number-units.ts';

const party = ({ stops }: LoadDetails, stop: Stop): LabelParty => ({
  name: stop.name,
  address: stop.address,
  city_line: cityLineAmong(stops, stop),
  contact: [stop.contact.name, readablePhone(stop.contact.phone, stop.country)].filter(Boolean).join('  '),
});

/** ISO 3166-1 numbers, which GS1 writes before a foreign postal code. */
const countryNumbers: Readonly<Record<Country, string>> = { US: '840', CA: '124', MX: '484' };

type PostalPlace = { zip_code: string; country: Country };

/**
 * The postal code of a destination as GS1 writes it: application identifier 420 for the United States' own post, 421
 * with the country's number for freight that leaves it or never was in it. Spaces and hyphens are no part of it.
 */
const shipToPost = (from: PostalPlace, to: PostalPlace): string => {
  if (!isZipCode(to.zip_code, to.country)) return '';
  const code = to.zip_code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const isAmerican = from.country === 'US' && to.country === 'US';
  return isAmerican ? `(420)${code}` : `(421)${countryNumbers[to.country]}${code}`;
};

const counted = (language: Language, code: string, count: number): string =>
  `${count.toLocaleString('en-US')} ${phraseOfCode(language, 'commodities.handling_units', code, { count }) ?? code}`;

const weightOf = ({ weight, weight_unit }: LineItem): string => {
  const inPounds = `${Math.round(pounds(weight, weight_unit)).toLocaleString('en-US')} lb`;
  return weight_unit === 'kg' ? `${inPounds} (${Math.round(weight).toLocaleString('en-US')} kg)` : inPounds;
};

const piecesOf = (language: Language, item: LineItem): string =>
  item.packaging_unit && item.packaging_unit_count
    ? counted(language, item.packaging_unit, item.packaging_unit_count)
    : counted(language, item.handling_unit, item.handling_unit_count);

/** What all labels of one line say. */
const lineParts = (language: Language, item: LineItem) => ({
  unit_name:
    phraseOfCode(language, 'commodities.handling_units', item.handling_unit, { count: 1 }) ?? item.handling_unit,
  commodity: item.commodity,
  freight_class: item.freight_class,
  weight: weightOf(item),
  pieces: piecesOf(language, item),
  line_units: item.handling_unit_count > 1 ? counted(language, item.handling_unit, item.handling_unit_count) : '',
  hazmat: describeHazmat(item) ?? '',
  emergency_phone: item.hazmat?.emergency_phone ?? '',
});

/** What all labels of the load say. */
const loadParts = (load: LoadDetails & { carrier: NonNullable<LoadDetails['carrier']> }) => {
  const [from, to] = [load.stops.at(0), load.stops.at(-1)];
  if (!from || !to) throw new Error('a load has two stops at least');
  return {
    from: party(load, from),
    to: party(load, to),
    ship_to_post: shipToPost(from, to),
    via: load.stops
      .slice(1, -1)
      .map(({ city, state }) => `${city}, ${state}`)
      .join('; '),
    carrier: { name: load.carrier.name, scac: load.carrier.scac },
    pro_number: load.pro_number ?? '',
    load_id: load.id,
    bol_number: load.bol_number ?? '',
    po_number: load.po_number ?? '',
  };
};

const servicesOf = (language: Language, { accessorials }: LoadDetails, { temperature }: LineItem): string =>
  [...(temperature ? [keepAt(language, temperature)] : []), ...accessorials.map(({ label }) => label[language])].join(
    ' / ',
  );

type Unit = { item: LineItem; unit: number };

/** The load's units from the first to the last asked for, counted through all its lines. */
const unitsOf = (load: LoadDetails, first: number, last: number): Unit[] => {
  let before = 0;
  return load.line_items.flatMap((item) => {
    const from = Math.max(1, first - before);
    const to = Math.min(item.handling_unit_count, last - before);
    before += item.handling_unit_count;
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ item, unit: from + i }));
  });
};

export type LabelRequest = { from?: number | undefined; to?: number | undefined; language: Language };

const loadWithLabels = async (ctx: Ctx, loadId: number) => {
  const { carrier, ...load } = await getLoadDetails(ctx, loadId);
  if (load.mode === 'drayage') throw problem('documents.labels_not_for_containers', 409);
  if (!carrier || !isBooked(load.status)) throw problem('documents.labels_not_yet', 409);
  return { ...load, carrier };
};

const checkRange = (from: number, to: number, units: number): void => {
  if (from > to || to > units) throw problem('documents.labels_range', 400, { field: 'to', params: { units } });
  if (to - from >= mostLabels)
    throw problem('documents.labels_too_many', 400, { field: 'to', params: { limit: mostLabels } });
};

/**
 * The labels of a load, one a handling unit, each with its SSCC. Refuses with 404 `loads.not_found`, 409
 * `documents.labels_not_yet` before a carrier has accepted the load and `labels_not_for_containers`, and 400
 * `documents.labels_range` and `labels_too_many`.
 */
export const readLabels = async (ctx: Ctx, loadId: number, request: LabelRequest): Promise<Label[]> => {
  const load = await loadWithLabels(ctx, loadId);
  const units = load.line_items.reduce((total, item) => total + item.handling_unit_count, 0);
  const { from = 1, to = units, language } = request;
  checkRange(from, to, units);
  const wanted = unitsOf(load, from, to);
  const numbers = await numberUnits(
    ctx,
    wanted.map(({ item, unit }) => ({ line_item_id: item.id, unit })),
  );
  const shared = loadParts(load);
  return wanted.map(({ item }, i) => ({
    ...shared,
    ...lineParts(language, item),
    services: servicesOf(language, load, item),
    unit: from + i,
    units,
    sscc: numbers[i] ?? '',
  }));
};
