import { countryInTransit } from '@portal/contract/places/border.ts';
import { cityLineAmong } from '@portal/contract/places/city-line.ts';
import type { PriceLine, Stop } from '@portal/contract/loads/load.ts';
import { cents, sum } from '@portal/contract/values/money.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';
import { borderInstructions, poNumber, referencesLine } from '../booking-lines.ts';
import type { Paper, PaperSection, Party } from '../paper.ts';
import { lineName, sealsOf, unknown } from './container-parts.ts';
import type { PaperFacts } from './paper-facts.ts';
import {
  accountParty,
  carrierParty,
  count,
  day,
  descriptionOf,
  endsOf,
  fill,
  frameOf,
  instructionsOf,
  itemsOf,
  named,
  operatorBilled,
  packagesOf,
  poundsOf,
  stopParty,
  totalsOf,
  unitsOf,
  visitOf,
  weightText,
} from './paper-parts.ts';
import { money } from '../../../platform/money-text.ts';

/** Freight as it was booked. */
export const freightTable = (facts: PaperFacts): PaperSection => {
  const { language, words } = facts;
  return {
    kind: 'table',
    title: words.freight,
    columns: [
      { label: words.units, w: 88 },
      { label: words.packages, w: 88 },
      { label: words.description, w: 242 },
      { label: words.class, w: 44, align: 'right' },
      { label: words.weight, w: 70, align: 'right' },
    ],
    rows: [
      ...itemsOf(facts).map((item) => ({
        cells: [
          unitsOf(language, item),
          packagesOf(language, item),
          descriptionOf(facts, item),
          // A container has no class.
          item.handling_unit === 'CNT' ? '' : item.freight_class,
          weightText(facts, poundsOf(item)),
        ],
      })),
      {
        cells: [count(totalsOf(facts).units), '', words.total, '', weightText(facts, totalsOf(facts).weight_lb)],
        strong: true,
      },
    ],
  };
};

const stopRow = ({ words, load }: PaperFacts, stop: Stop, index: number) => ({
  cells: [
    `${index + 1}. ${{ pickup: words.pickup, delivery: words.delivery }[stop.type]}`,
    [stop.name, stop.address, cityLineAmong(load.stops, stop)].filter(Boolean).join('\n'),
    visitOf(words, stop).join('\n'),
  ],
});

export const stopsTable = (facts: PaperFacts): PaperSection => ({
  kind: 'table',
  title: facts.words.stops,
  columns: [
    { label: facts.words.stop, w: 92 },
    { label: facts.words.place, w: 230 },
    { label: facts.words.visit, w: 210 },
  ],
  rows: facts.load.stops.map((stop, i) => stopRow(facts, stop, i)),
});

/** Charges with their total. Where operations agreed on another sum than was quoted, that sum stands alone. */
export const chargesTable = (
  { language, words }: Pick<PaperFacts, 'language' | 'words'>,
  lines: readonly PriceLine[],
  total: number,
  totalLabel = words.total_usd,
): PaperSection => {
  const agrees = sum(lines.map(({ amount }) => cents(amount))) === cents(total);
  const shown = agrees
    ? lines.map(({ label, amount }) => [label[language], money(amount)])
    : [[words.agreed, money(total)]];
  return {
    kind: 'table',
    title: words.charges,
    dense: true,
    columns: [
      { label: words.charge, w: 412 },
      { label: words.amount, w: 120, align: 'right' },
    ],
    rows: [...shown.map((cells) => ({ cells })), { cells: [totalLabel, money(total)], strong: true }],
  };
};

/** The load's numbers at the head of what is about money. */
export const moneyFacts = ({ words, load }: PaperFacts): Paper['facts'] => [
  { label: words.load, value: String(load.id) },
  { label: words.pro, value: load.pro_number ?? '' },
  { label: words.bol, value: load.bol_number ?? '' },
  { label: words.pickup_date, value: day(load.pickup_date) },
  { label: words.deliver_by, value: day(load.due_date ?? load.delivery_date) },
];

/** As many letters of references as stand among the other facts; longer ones take the width of the page. */
const referencesBeside = 120;

const haul = (facts: PaperFacts): PaperSection[] => {
  const { language, words, load } = facts;
  const truck = load.truck_name?.[language] ?? load.truck?.truck_type;
  const po = poNumber(load.po_number, load.references);
  const references = referencesLine(language, { references: load.references, po, externalId: load.external_id });
  const isLong = references.length > referencesBeside;
  const service: PaperSection = {
    kind: 'facts',
    title: words.service,
    columns: 4,
    facts: [
      { label: words.mode, value: named(language, 'loads.modes', load.mode) },
      { label: words.service, value: named(language, 'quotes.service_classes', load.service_class ?? 'standard') },
      { label: words.equipment, value: truck ?? '-' },
      {
        label: words.distance,
        value: load.distance_miles === null ? '-' : words.miles.replace('{{miles}}', count(load.distance_miles)),
      },
      { label: words.po, value: po ?? '-' },
      { label: words.billing_reference, value: load.billing_reference ?? '-' },
      ...(isLong ? [] : [{ label: words.references, value: references || '-' }]),
      { label: words.weight, value: weightText(facts, totalsOf(facts).weight_lb) },
    ],
  };
  return isLong ? [service, { kind: 'prose', title: words.references, paragraphs: [references] }] : [service];
};

const instructions = (facts: PaperFacts): PaperSection[] => {
  const { border, stops, in_transit } = facts.load;
  const crossed = borderInstructions(facts.language, { border, through: countryInTransit(stops, in_transit) });
  const text = [...crossed, ...instructionsOf(facts)].join('  ·  ');
  return text ? [{ kind: 'prose', title: facts.words.instructions, paragraphs: [text] }] : [];
};

/** Whom the carrier bills for the freight; null where that is the operator. */
const otherPayer = (facts: PaperFacts): Party | null => {
  const { words, load } = facts;
  if (load.bill_to) return accountParty(words, words.bill_to, { ...load.bill_to, accounting_email: null });
  return load.freight_terms === 'collect' ? stopParty(facts, words.bill_to, endsOf(facts)[1]) : null;
};

/** What the carrier gets, or what the account pays here: of freight that somebody else pays the former is theirs to agree. */
const charges = (facts: PaperFacts, forCarrier: boolean): PaperSection[] => {
  const { words, load } = facts;
  const isBilledElsewhere = load.estimated_price !== null;
  if (forCarrier) return isBilledElsewhere ? [] : [chargesTable(facts, load.cost_lines ?? [], load.cost ?? 0)];
  if (isBilledElsewhere && load.price === 0) return [];
  const label = load.is_before_tax ? words.total_before_tax : words.total_usd;
  return [chargesTable(facts, load.price_lines, load.price ?? 0, label)];
};

/** LTL freight is consolidated and handed from line to line by its nature; a truck is not. */
const termsForCarrier = (
  { language, words: { rate }, load, terms }: PaperFacts,
  payer: Party | null,
): PaperSection => ({
  kind: 'prose',
  title: rate.terms_title,
  paragraphs: [
    ...(payer
      ? [
          fill(rate.bill_elsewhere, {
            terms: named(language, 'places.terms.names', load.freight_terms).toLowerCase(),
            name: payer.name,
          }),
        ]
      : [rate.terms_invoice, fill(rate.terms_payment, { days: terms.payment_days })]),
    fill(rate.terms_detention, { hours: terms.detention_free_hours, rate: money(terms.detention_per_hour) }),
    rate.terms_extra,
    ...(load.mode === 'ltl' ? [] : [rate.terms_no_broker]),
    rate.terms_report_trouble,
    rate.terms_insured,
  ],
});

/** The carrier with the numbers of its authority, which the broker keeps a record of (49 CFR 371.3). */
const withAuthority = ({ authority }: PaperFacts, party: Party): Party => {
  const { mc_number, dot_number } = authority ?? { mc_number: '', dot_number: '' };
  const numbers = [mc_number && `MC ${mc_number}`, dot_number && `USDOT ${dot_number}`].filter(Boolean).join('  ·  ');
  return numbers ? { ...party, lines: [...party.lines, numbers] } : party;
};

/** What a trucker must know of the containers before taking them. */
const containerFacts = (facts: PaperFacts, haul: DetailsRow): PaperSection => ({
  kind: 'facts',
  title: facts.words.order.container,
  columns: 4,
  facts: [
    { label: facts.words.order.numbers, value: haul.container_numbers.join(', ') || facts.words.order.to_come },
    { label: facts.words.order.size_type, value: named(facts.language, 'drayage.containers', haul.container) },
    { label: facts.words.order.seal_number, value: sealsOf(haul) },
    { label: facts.words.order.steamship_line, value: lineName(haul) },
    { label: facts.words.order.last_free_day, value: day(haul.last_free_day) || unknown },
    {
      label: facts.words.order.chassis,
      value: named(facts.language, 'drayage.chassis_providers', haul.chassis_provider),
    },
    { label: facts.words.order.pickup_number, value: haul.pickup_number ?? haul.booking_number ?? unknown },
    { label: facts.words.order.return_to, value: haul.empty_return_location ?? unknown },
  ],
});

/** The operator's copy goes to the carrier and says the cost; everybody else's says the price. */
export const rateConfirmation = (facts: PaperFacts, container?: DetailsRow): Paper => {
  const { words, load, account } = facts;
  const forCarrier = load.cost !== undefined;
  const payer = otherPayer(facts);
  const estimate = money(load.estimated_price ?? 0);
  const customerNotes = [
    ...(payer ? [fill(words.rate.billed_elsewhere, { name: payer.name, estimate })] : []),
    words.rate.customer_note,
  ];
  const rules = [words.signature, `${words.printed_name}, ${words.date_and_time.toLowerCase()}`];
  return {
    ...frameOf(facts),
    title: words.rate.title,
    subtitle: forCarrier ? words.rate.carrier_copy : words.rate.customer_copy,
    facts: moneyFacts(facts),
    sections: [
      {
        kind: 'parties',
        parties: [
          payer ?? (forCarrier ? operatorBilled(facts) : accountParty(words, words.bill_to, account)),
          withAuthority(facts, carrierParty(facts)),
        ],
      },
      ...haul(facts),
      ...(container ? [containerFacts(facts, container)] : []),
      ...instructions(facts),
      stopsTable(facts),
      freightTable(facts),
      ...charges(facts, forCarrier),
      ...(forCarrier
        ? [
            termsForCarrier(facts, payer),
            {
              kind: 'signatures',
              signers: [
                { title: words.rate.for_carrier, text: '', rules },
                { title: words.rate.for_operator, text: '', rules },
              ],
            } as const,
          ]
        : [{ kind: 'prose', title: words.rate.terms_title, paragraphs: customerNotes } as const]),
    ],
  };
};
