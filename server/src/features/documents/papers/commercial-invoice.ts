import { portsLine } from '@portal/contract/places/border.ts';
import type { CustomsParty } from '@portal/contract/commodities/customs-data.ts';
import { countryName } from '@portal/contract/commodities/country-name.ts';
import { convertWeight, type WeightUnit } from '@portal/contract/commodities/density.ts';
import { lineValue } from '@portal/contract/commodities/goods-value.ts';
import type { LineItem, Stop } from '@portal/contract/loads/load.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { cityLine } from '@portal/contract/places/city-line.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import { type Cents, cents, dollars, sum } from '@portal/contract/values/money.ts';
import { namedGoods } from '../hazmat-lines.ts';
import type { Paper, PaperSection, Party } from '../paper.ts';
import type { PaperFacts } from './paper-facts.ts';
import { accountParty, count, day, endsOf, fill, frameOf, itemsOf, named, packagesOf, unitsOf } from './paper-parts.ts';
import { money } from '../../../platform/money-text.ts';

/** Room to write in what the portal does not know. */
const blank = '\u00a0';

const taxLine = ({ words }: PaperFacts, id: string | null | undefined): string =>
  fill(words.commercial.tax_id, { id: id || '______________' });

const enteredParty = (facts: PaperFacts, title: string, party: CustomsParty): Party => ({
  title,
  name: party.name,
  lines: [party.address, taxLine(facts, party.tax_id)],
});

const placeLines = ({ language }: PaperFacts, stop: Stop): string[] => [
  stop.address,
  cityLine(stop),
  // The city lines of Mexico and Canada end with the country.
  ...(stop.country === 'US' ? [countryName(stop.country, language)] : []),
];

type KnownParty = { name: string; lines: readonly string[]; taxId: string | null };

/** As the shipper entered it; what was left empty without naming somebody else is what the portal knows. */
const partyOf = (facts: PaperFacts, title: string, entered: CustomsParty | undefined, known: KnownParty): Party => {
  if (entered?.name) return enteredParty(facts, title, entered);
  const lines = entered?.address ? [entered.address] : known.lines;
  return { title, name: known.name, lines: [...lines, taxLine(facts, entered?.tax_id || known.taxId)] };
};

/** The company that sells: as the shipper named it, else the account. Where the goods are loaded is no seller. */
const seller = (facts: PaperFacts): Party => {
  const { words, load, account } = facts;
  const { name, lines } = accountParty(words, words.commercial.seller, account);
  return partyOf(facts, words.commercial.seller, load.customs.seller, { name, lines, taxId: account.tax_id });
};

const buyer = (facts: PaperFacts): Party => {
  const { words, load } = facts;
  const [, to] = endsOf(facts);
  const consignee = { name: to.name || cityLine(to), lines: placeLines(facts, to), taxId: null };
  return partyOf(facts, words.commercial.buyer, load.customs.buyer, consignee);
};

/** The importer of record; the buyer where nobody else was named. */
const importer = (facts: PaperFacts): Party => {
  const { customs } = facts.load;
  const { name, lines } = buyer(facts);
  const known = { name, lines: lines.slice(0, -1), taxId: customs.buyer?.tax_id ?? null };
  return partyOf(facts, facts.words.commercial.importer, customs.importer, known);
};

/** What the lines come to where each has its value; else what the shipper declared of the load, if anything. */
const goodsValue = ({ load }: PaperFacts): Cents | null => {
  const values = load.line_items.map(lineValue);
  const known = values.filter((value) => value !== null);
  if (known.length === values.length) return sum(known);
  return load.cargo_value_for_insurance ? cents(load.cargo_value_for_insurance) : null;
};

/** An amount, or room to write it in. */
const amount = (value: Cents | null): string => (value === null ? '' : money(dollars(value)));

const number = (value: number): string => (Math.round(value * 10) / 10).toLocaleString('en-US');

/** A weight as it was entered, with the other unit below: customs of Mexico and Canada count kilograms. */
const bothUnits = (weight: number, unit: WeightUnit): string => {
  const other: WeightUnit = unit === 'kg' ? 'lb' : 'kg';
  return `${number(weight)} ${unit}\n${number(convertWeight(weight, unit, other))} ${other}`;
};

type Weighed = Pick<LineItem, 'weight' | 'net_weight' | 'weight_unit'>;

/** The gross weight, and below it the net weight where it is known (19 CFR 141.86(a)(4)). */
const grossAndNet = ({ words }: PaperFacts, { weight, net_weight: net, weight_unit: unit }: Weighed): string =>
  [bothUnits(weight, unit), ...(net === null ? [] : [words.commercial.net_weight, bothUnits(net, unit)])].join('\n');

/** What the lines weigh together; a net weight only where each line has its own. */
const totalWeight = (facts: PaperFacts, items: readonly LineItem[]): string => {
  const unit: WeightUnit = items.every(({ weight_unit }) => weight_unit === 'kg') ? 'kg' : 'lb';
  const added = (weights: readonly number[]) =>
    items.reduce((all, { weight_unit }, at) => all + convertWeight(weights[at] ?? 0, weight_unit, unit), 0);
  const net = items.flatMap(({ net_weight }) => net_weight ?? []);
  return grossAndNet(facts, {
    weight: added(items.map(({ weight }) => weight)),
    net_weight: net.length === items.length ? added(net) : null,
    weight_unit: unit,
  });
};

/** What is counted in a line: its packages, else what is lifted as one. */
const counted = ({ packaging_unit, packaging_unit_count, handling_unit, handling_unit_count }: LineItem) =>
  packaging_unit && packaging_unit_count
    ? { unit: packaging_unit, units: packaging_unit_count }
    : { unit: handling_unit, units: handling_unit_count };

/** How many of each unit: "48 cartons, 4 drums"; cartons and drums are never added up. */
const totalUnits = ({ language, load }: PaperFacts): string => {
  const totals = new Map<string, number>();
  for (const { unit, units } of load.line_items.map(counted)) totals.set(unit, (totals.get(unit) ?? 0) + units);
  return [...totals]
    .map(([unit, units]) => `${count(units)} ${named(language, 'commodities.handling_units', unit, { count: units })}`)
    .join('\n');
};

const goodsRow = (facts: PaperFacts, item: LineItem, total: Cents | null) => {
  const { language, load } = facts;
  const value = lineValue(item) ?? (load.line_items.length === 1 ? total : null);
  return {
    cells: [
      packagesOf(language, item) || unitsOf(language, item),
      namedGoods(language, item).join('\n'),
      grossAndNet(facts, item),
      item.hs_code ?? '',
      item.country_of_origin ? countryName(item.country_of_origin, language) : '',
      item.unit_value === null ? '' : money(item.unit_value),
      amount(value),
    ],
  };
};

/** Charges beside the goods, each by itself, and what the invoice comes to (19 CFR 141.86(a)(8)). */
const chargeRows = ({ words, load: { customs } }: PaperFacts, goods: Cents | null) => {
  const charges = (['freight', 'insurance', 'packing'] as const).map((kind) => ({
    label: words.commercial[`${kind}_charge`],
    value: customs[kind] ?? null,
  }));
  const known = charges.flatMap(({ value }) => (value === null ? [] : [cents(value)]));
  const total = goods === null ? null : sum([goods, ...known]);
  const row = (label: string, value: Cents | null, strong = false) => ({
    cells: ['', label, '', '', '', '', amount(value)],
    strong,
  });
  return [
    ...charges.map(({ label, value }) => row(label, value === null ? null : cents(value))),
    row(words.commercial.total, total, true),
  ];
};

const goods = (facts: PaperFacts): PaperSection => {
  const { words } = facts;
  const items = itemsOf(facts);
  const total = goodsValue(facts);
  return {
    kind: 'table',
    title: words.commercial.goods,
    dense: true,
    columns: [
      { label: words.commercial.quantity, w: 74 },
      { label: words.description, w: 134 },
      { label: words.commercial.gross_weight, w: 64, align: 'right' },
      { label: words.commercial.hs_code, w: 72 },
      { label: words.commercial.origin, w: 54 },
      { label: words.commercial.unit_value, w: 62, align: 'right' },
      { label: words.commercial.value, w: 72, align: 'right' },
    ],
    rows: [
      ...items.map((item) => goodsRow(facts, item, total)),
      {
        cells: [totalUnits(facts), words.commercial.declared, totalWeight(facts, items), '', '', '', amount(total)],
        strong: true,
      },
      ...chargeRows(facts, total),
    ],
  };
};

/** Who clears the goods, with the ways to be reached. */
const brokerOf = (border: BorderCrossing | null): string => {
  if (!border) return '';
  const { name, phone, email } = border.broker;
  return [name, phone && readablePhone(phone), email].filter(Boolean).join(', ');
};

const transport = (facts: PaperFacts): PaperSection => {
  const { language, words, load } = facts;
  const [from, to] = endsOf(facts);
  const { commercial } = words;
  const { incoterm, incoterm_place: place, reason } = load.customs;
  return {
    kind: 'facts',
    title: commercial.transport,
    columns: 3,
    facts: [
      { label: commercial.from_country, value: countryName(from.country, language) },
      { label: commercial.to_country, value: countryName(to.country, language) },
      { label: commercial.port, value: (load.border && portsLine(load.border)) || blank },
      { label: commercial.customs_broker, value: brokerOf(load.border) || blank },
      { label: commercial.currency, value: 'USD' },
      { label: commercial.terms_of_sale, value: [incoterm, incoterm && place].filter(Boolean).join(' ') || blank },
      { label: commercial.reason, value: reason ? named(language, 'commodities.reasons_for_export', reason) : blank },
      { label: words.carrier, value: load.carrier?.name ?? blank },
      { label: words.po, value: load.po_number ?? blank },
    ],
  };
};

const delivery = (facts: PaperFacts): PaperSection => {
  const { words } = facts;
  const [from, to] = endsOf(facts);
  return {
    kind: 'parties',
    parties: [
      { title: words.ship_from, name: from.name || cityLine(from), lines: placeLines(facts, from) },
      { title: words.ship_to, name: to.name || cityLine(to), lines: placeLines(facts, to) },
    ],
  };
};

/** What customs read of freight that crosses a border; what the portal does not know is left to be written in. */
export const commercialInvoice = (facts: PaperFacts): Paper => {
  const { words, load } = facts;
  const { commercial } = words;
  const { customs } = load;
  const selling = seller(facts);
  return {
    ...frameOf(facts),
    // The invoice is the seller's own: the broker's name is not on it.
    issuer: { name: selling.name, line: selling.lines.slice(0, 2).filter(Boolean).join('  ·  ') },
    title: commercial.title,
    subtitle: commercial.subtitle,
    facts: [
      { label: commercial.number, value: customs.invoice_number || load.billing_reference || String(load.id) },
      { label: commercial.date, value: day(customs.invoice_date ?? load.pickup_date) },
      { label: words.load, value: String(load.id) },
      { label: words.pro, value: load.pro_number ?? '' },
      { label: words.bol, value: load.bol_number ?? '' },
    ],
    sections: [
      { kind: 'parties', parties: [selling, buyer(facts), importer(facts)] },
      delivery(facts),
      transport(facts),
      goods(facts),
      { kind: 'prose', title: commercial.declaration_title, paragraphs: [commercial.declaration, commercial.by_hand] },
      {
        kind: 'signatures',
        signers: [
          { title: commercial.signer, text: '', rules: [words.signature] },
          { title: commercial.signed_by, text: '', rules: [words.printed_name] },
          { title: commercial.signed_on, text: '', rules: [words.date] },
        ],
      },
    ],
  };
};
