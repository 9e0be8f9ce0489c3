import type { Stop } from '@portal/contract/loads/load.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';
import { orderFact, poNumber } from '../booking-lines.ts';
import type { Paper, PaperSection } from '../paper.ts';
import { containersTable } from './container-parts.ts';
import type { PaperFacts } from './paper-facts.ts';
import {
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
  packagesOf,
  poundsOf,
  stopParty,
  totalsOf,
  unitsOf,
  weightText,
} from './paper-parts.ts';

/** Up to so many lines of text in the freight a page has room to spare. */
const roomyLines = 8;

/** About as many letters fit beside each other in the column of the description. */
const lettersAcross = 48;

/** Whether the freight leaves room to write by hand, with the signatures on its page; hazardous goods take many lines. */
const isRoomy = (facts: PaperFacts): boolean => {
  const texts = itemsOf(facts).flatMap((item) => descriptionOf(facts, item).split('\n'));
  const lines = texts.reduce((sum, text) => sum + Math.max(1, Math.ceil(text.length / lettersAcross)), 0);
  return facts.load.line_items.length <= roomyLines / 2 && lines <= roomyLines;
};

const freight = (facts: PaperFacts): PaperSection => {
  const { language, words } = facts;
  const items = itemsOf(facts);
  const total = [count(totalsOf(facts).units), '', words.total, weightText(facts, totalsOf(facts).weight_lb), '', ''];
  return {
    kind: 'table',
    title: words.freight,
    ...(isRoomy(facts) ? { rowHeight: 20 } : { dense: true }),
    columns: [
      { label: words.units, w: 78 },
      { label: words.packages, w: 66 },
      { label: words.description, w: 204 },
      { label: words.weight, w: 60, align: 'right' },
      { label: words.receipt.delivered_here, w: 62 },
      { label: words.receipt.exception, w: 62 },
    ],
    rows: [
      ...items.map((item) => ({
        cells: [
          unitsOf(language, item),
          packagesOf(language, item),
          descriptionOf(facts, item),
          weightText(facts, poundsOf(item)),
          '',
          '',
        ],
      })),
      { cells: total, strong: true },
    ],
  };
};

const toSign = (facts: PaperFacts): PaperSection[] => {
  const { words } = facts;
  const { receipt } = words;
  const options = [receipt.in_good_order, receipt.short, receipt.over, receipt.damaged];
  const written = [words.printed_name, words.signature, words.date_and_time];
  return [
    {
      kind: 'ticks',
      title: receipt.condition,
      options: [...options, receipt.refused, receipt.seal_broken, receipt.wet, receipt.inspection_left],
      lines: isRoomy(facts) ? 3 : 1,
    },
    {
      kind: 'facts',
      title: receipt.times,
      columns: 5,
      facts: [receipt.arrived, receipt.unloaded, receipt.left, receipt.seal, receipt.pieces].map((label) => ({
        label,
        value: '\u00a0',
      })),
    },
    {
      kind: 'signatures',
      signers: [
        { title: receipt.consignee, text: receipt.received, rules: written },
        { title: receipt.driver, text: receipt.handed_over, rules: written },
      ],
    },
  ];
};

/** The containers themselves, which the consignee signs for by number and seal. */
const containers = (facts: PaperFacts, haul: DetailsRow): PaperSection => {
  const { language, words } = facts;
  const size = named(language, 'drayage.containers', haul.container);
  return containersTable(facts, haul, { label: words.order.size_type, value: () => size });
};

const oneDelivery = (facts: PaperFacts, stop: Stop, title: string, haul?: DetailsRow): PaperSection[] => {
  const { words } = facts;
  const [from] = endsOf(facts);
  const instructions = instructionsOf(facts);
  return [
    {
      kind: 'parties',
      parties: [stopParty(facts, words.ship_from, from), stopParty(facts, title, stop), carrierParty(facts)],
    },
    ...(haul ? [containers(facts, haul)] : []),
    freight(facts),
    ...(instructions.length > 0
      ? [{ kind: 'prose', title: words.instructions, paragraphs: [instructions.join('  ·  ')] } as const]
      : []),
    ...toSign(facts),
  ];
};

/** The paper a driver has signed where freight is delivered; a page a delivery. */
export const deliveryReceipt = (facts: PaperFacts, haul?: DetailsRow): Paper => {
  const { words, load } = facts;
  const deliveries = load.stops.filter(({ type }) => type === 'delivery');
  const titleOf = (number: number): string =>
    deliveries.length > 1 ? fill(words.receipt.delivery_of, { number, count: deliveries.length }) : words.ship_to;
  return {
    ...frameOf(facts),
    title: words.receipt.title,
    subtitle: words.receipt.subtitle,
    facts: [
      { label: words.load, value: String(load.id) },
      { label: words.pro, value: load.pro_number ?? '' },
      { label: words.bol, value: load.bol_number ?? '' },
      { label: words.po, value: poNumber(load.po_number, load.references) ?? '' },
      ...orderFact(facts),
      { label: words.pickup_date, value: day(load.pickup_date) },
    ],
    sections: deliveries.flatMap((stop, i): PaperSection[] => [
      ...(i > 0 ? [{ kind: 'new_page' } as const] : []),
      ...oneDelivery(facts, stop, titleOf(i + 1), haul),
    ]),
  };
};
