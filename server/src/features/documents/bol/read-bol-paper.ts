import { countryInTransit, passesBorder } from '@portal/contract/places/border.ts';
import { cityLine, cityLineAmong } from '@portal/contract/places/city-line.ts';
import { fullLabel } from '@portal/contract/accessorials/full-label.ts';
import { pounds } from '@portal/contract/commodities/density.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { operatorIdentity, operatorParty, type PrintedParty } from '@portal/contract/settings/operator-identity.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { phraseOfCode } from '../../../platform/mail/phrases.ts';
import { bolPhrase } from '../words/bol-phrase.ts';
import { goodsLines, placardLines } from '../hazmat-lines.ts';
import { borderInstructions, poNumber, referencesLine } from '../booking-lines.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { BolLine, BolOrder, BolPaper, BolParty, BolStop } from '../bol-paper.ts';
import { type DetailsRow, findDetails } from '../../drayage/drayage.queries.ts';
import { containerInstructions, haulInstructions, keepAt } from './bol-haul.ts';
import { sealsOf, unknown, weighedByContainer } from '../papers/container-parts.ts';
import { findBolParts, type BolParts } from '../documents.queries.ts';
import { readLogo } from '../logo/read-logo.ts';
import { dayText } from '@portal/contract/values/day-text.ts';

type Parts = BolParts;
type StopRow = Parts['stops'][number];
type ItemRow = Parts['items'][number];

const stopParty = ({ stops }: Parts, stop: StopRow): BolParty => ({
  name: stop.name,
  address: stop.address,
  city_line: cityLineAmong(stops, stop),
  contact: [stop.contact_name, readablePhone(stop.contact_phone, stop.country)].filter(Boolean).join(', '),
  hours: stop.open_time && stop.close_time ? `${stop.open_time} - ${stop.close_time}` : '',
  reference: stop.reference,
  numbers: [],
});

const stopBetween = (parts: Parts, stop: StopRow): BolStop => ({ ...stopParty(parts, stop), type: stop.type });

/** Who pays the carrier, and what it is known by there. */
const payerParty = (payer: Omit<PrintedParty, 'accounting_email'>, reference = ''): BolParty => ({
  name: payer.name,
  address: payer.address,
  city_line: cityLine(payer),
  contact: readablePhone(payer.phone, payer.country),
  hours: '',
  reference,
  numbers: [],
});

const nobody: BolParty = {
  name: '',
  address: '',
  city_line: '',
  contact: '',
  hours: '',
  reference: '',
  numbers: [],
};

/** Whom the carrier bills: the operator is a third party, unless the load's terms say somebody else pays. */
const billedParty = ({ load }: Parts, operator: PrintedParty): Pick<BolPaper, 'terms' | 'bill_to'> => {
  const { freight_terms, bill_to } = load;
  if (freight_terms === 'collect') return { terms: 'collect', bill_to: nobody };
  if (!bill_to) return { terms: 'third_party', bill_to: payerParty(operator) };
  const { account_number, reference } = bill_to;
  const numbers = [account_number && `Acct# ${account_number}`, reference].filter(Boolean);
  return { terms: 'third_party', bill_to: payerParty(bill_to, numbers.join('  ·  ')) };
};

const unitName = (language: Language, code: string | null, count: number | null): string =>
  count ? (phraseOfCode(language, 'commodities.handling_units', code, { count }) ?? code ?? '') : '';

const weightOf = (item: ItemRow): number => pounds(item.weight, item.weight_unit === 'kg' ? 'kg' : 'lb');

const bolLine = (language: Language, item: ItemRow): BolLine => {
  const temperature = item.temperature;
  return {
    units: item.handling_unit_count,
    unit: unitName(language, item.handling_unit, item.handling_unit_count),
    packages: item.packaging_unit_count,
    package: unitName(language, item.packaging_unit, item.packaging_unit_count),
    weight_lb: weightOf(item),
    hazmat: item.hazmat !== null,
    description: [...goodsLines(language, item, 'separate'), ...(temperature ? [keepAt(language, temperature)] : [])],
    nmfc: item.nmfc_number ?? '',
    // A container has no class: one from the density of the box says nothing.
    freight_class: item.handling_unit === 'CNT' ? '' : item.freight_class,
  };
};

const totalOf = (lines: readonly BolLine[]): BolPaper['total'] => ({
  units: lines.reduce((total, { units }) => total + units, 0),
  packages: lines.reduce((total, { packages }) => total + (packages ?? 0), 0),
  weight_lb: lines.reduce((total, { weight_lb }) => total + weight_lb, 0),
});

const palletCodes = new Set(['PAT', 'SKD', 'SLP']);

const poOf = ({ load }: Parts): string | null => poNumber(load.po_number, load.tender_references);

/** The customer's own numbers: the PO stands for the whole shipment, other references beside it. Our numbers are no PO. */
const bolOrders = (language: Language, parts: Parts, total: BolPaper['total']): BolOrder[] => {
  const { load, items } = parts;
  const po = poOf(parts);
  const billing = load.billing_reference && bolPhrase(language, 'billing_reference', { value: load.billing_reference });
  const info = [
    referencesLine(language, { references: load.tender_references, po, externalId: load.external_id }),
    billing,
  ]
    .filter(Boolean)
    .join(', ');
  const palletized = items.every(({ handling_unit }) => palletCodes.has(handling_unit));
  // A drum or a crate that holds no packages is one itself.
  const packages = items.reduce((sum, item) => sum + (item.packaging_unit_count ?? item.handling_unit_count), 0);
  return [{ number: po ?? '', packages, weight_lb: total.weight_lb, palletized, info }];
};

const codOf = ({ accessorials }: Parts): BolPaper['cod'] => {
  const details = accessorials.find(({ code }) => code === 'COD')?.details;
  return {
    amount: details?.cod_amount ? `$${details.cod_amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}` : '',
    fee: details?.cod_terms ?? null,
  };
};

const blank = '________';

/** The numbers the VICS form has beside both ends: the shipper's for the shipment, the consignee's place and order. */
const withNumbers = (parts: Parts, from: StopRow, to: StopRow) => ({
  ship_from: { ...stopParty(parts, from), numbers: [`SID# ${parts.load.id}`] },
  ship_to: {
    ...stopParty(parts, to),
    numbers: [`Location# ${to.location_id ?? blank}`, `CID# ${poOf(parts) ?? blank}`],
  },
});

/** Left empty to be written in where no seal is known. */
const knownSeals = (haul: DetailsRow): string => (sealsOf(haul) === unknown ? '' : sealsOf(haul));

const trailerOf = ({ load }: Parts, haul: DetailsRow | undefined): BolPaper['trailer'] =>
  haul
    ? { is_container: true, number: haul.container_numbers.join(', '), seal: knownSeals(haul) }
    : { is_container: false, number: load.trailer_number ?? '', seal: '' };

/** What the carrier does beside moving it, and what of the truck, the container and the placards has no box of its own. */
const instructionsOf = (language: Language, parts: Parts, haul: DetailsRow | undefined): string[] =>
  [
    ...haulInstructions(language, parts),
    ...borderInstructions(language, {
      border: parts.load.border,
      through: countryInTransit(parts.stops, parts.load.in_transit),
    }),
    ...(haul ? containerInstructions(language, haul) : []),
    ...parts.accessorials.map(({ code, details }) => fullLabel(code, details)[language]),
    ...placardLines(language, parts.items),
    parts.load.portal_notes,
  ].filter(Boolean);

const service = (language: Language, serviceClass: string): string =>
  phraseOfCode(language, 'quotes.service_classes', serviceClass) ?? serviceClass;

/** All a bill of lading says of an assigned load, in the language of whoever made the load unless another is asked for. */
export const readBolPaper = async (ctx: OpenCtx, loadId: number, requestedLanguage?: Language): Promise<BolPaper> => {
  const [known, haul] = await Promise.all([findBolParts(ctx.db, loadId), findDetails(ctx.db, loadId)]);
  const parts = { ...known, items: weighedByContainer(known.items, haul) };
  const { load, stops, items } = parts;
  const [from, to] = [stops.at(0), stops.at(-1)];
  if (!from || !to) throw new Error('a load has two stops at least');
  const language: Language = requestedLanguage ?? (load.language === 'es' ? 'es' : 'en');
  const lines = items.map((item) => bolLine(language, item)).toSorted((a, b) => Number(b.hazmat) - Number(a.hazmat));
  const total = totalOf(lines);
  const operator = operatorParty(ctx.services.settings.get(operatorIdentity));
  return {
    language,
    logo: await readLogo(ctx, loadId),
    load_id: load.id,
    bol_number: load.bol_number ?? '',
    pro_number: load.pro_number ?? '',
    date: dayText(dayInZone(from.timezone, ctx.services.clock.now())),
    pickup_date: dayText(load.pickup_date),
    ...withNumbers(parts, from, to),
    stops_between: stops.slice(1, -1).map((stop) => stopBetween(parts, stop)),
    issuer: operator.name,
    ...billedParty(parts, operator),
    carrier: { name: load.carrier_name, scac: load.scac },
    trailer: trailerOf(parts, haul),
    with_kg: passesBorder(stops, load.in_transit),
    service: service(language, load.service_class),
    instructions: instructionsOf(language, parts, haul),
    cod: codOf(parts),
    orders: bolOrders(language, parts, total),
    lines,
    total,
  };
};
