import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import { steamshipLines } from '@portal/contract/drayage/data/steamship-lines.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';
import type { Fact, Paper, PaperSection, Party } from '../paper.ts';
import type { PaperFacts } from './paper-facts.ts';
import {
  carrierParty,
  day,
  descriptionOf,
  endsOf,
  fill,
  frameOf,
  instructionsOf,
  itemsOf,
  named,
  poundsOf,
  stopParty,
  totalsOf,
  weightText,
} from './paper-parts.ts';

const unknown = '-';

/** A terminal by its name, at its port or ramp. */
const terminalName = (placeCode: string, terminal: string | null): string => {
  const place = containerPlace(placeCode);
  const terminals = place && 'terminals' in place ? (place.terminals as readonly { code: string; name: string }[]) : [];
  return terminals.find(({ code }) => code === terminal)?.name ?? terminal ?? '';
};

const placeName = (code: string): string => containerPlace(code)?.name ?? code;

const lineOf = ({ steamship_line }: DetailsRow) => steamshipLines.find(({ scac }) => scac === steamship_line);

const freeDays = ({ words: { order } }: PaperFacts, haul: DetailsRow): string => {
  const line = lineOf(haul);
  const days = haul.free_days ?? line?.free_days;
  if (days === undefined) return unknown;
  const counting = haul.counting ?? line?.counting;
  return fill(counting === 'working' ? order.working_days : order.calendar_days, { days });
};

/** Where the container is fetched and where its freight goes; an export goes the other way. */
const places = (facts: PaperFacts, haul: DetailsRow): Party[] => {
  const { words } = facts;
  const { order } = words;
  const [from, to] = endsOf(facts);
  const isExport = haul.direction === 'export';
  const terminalTitle = fill(order.terminal_at, { place: placeName(haul.place) });
  const terminal = stopParty(words, terminalTitle, isExport ? to : from);
  const door = stopParty(words, isExport ? order.load_at : order.door, isExport ? from : to);
  const atTerminal = { ...terminal, name: terminalName(haul.place, haul.terminal) || terminal.name };
  const there = haul.to_place === null ? door : { ...door, title: order.to_terminal };
  return isExport ? [there, atTerminal, carrierParty(facts)] : [atTerminal, there, carrierParty(facts)];
};

const container = ({ language, words }: PaperFacts, haul: DetailsRow): Fact[] => {
  const { order } = words;
  return [
    { label: order.numbers, value: haul.container_numbers.join(', ') || order.to_come },
    { label: order.size_type, value: named(language, 'drayage.containers', haul.container) },
    { label: order.count, value: String(haul.container_count) },
    { label: words.weight, value: fill(order.each, { weight: Math.round(haul.weight).toLocaleString('en-US') }) },
    { label: order.direction, value: named(language, 'drayage.directions', haul.direction) },
    { label: order.delivery_type, value: named(language, 'drayage.delivery_types', haul.delivery_type) },
    { label: order.chassis, value: named(language, 'drayage.chassis_providers', haul.chassis_provider) },
    { label: order.chassis_split, value: haul.chassis_split ? order.yes : order.no },
  ];
};

const dates = (facts: PaperFacts, haul: DetailsRow): Fact[] => {
  const { words, load } = facts;
  const { order } = words;
  const outward = [
    { label: order.earliest_return_day, value: day(haul.earliest_return_day) || unknown },
    { label: order.cut_off, value: day(haul.cut_off) || unknown },
  ];
  const inward = [
    { label: order.last_free_day, value: day(haul.last_free_day) || unknown },
    { label: order.free_days, value: freeDays(facts, haul) },
  ];
  return [
    { label: words.pickup_date, value: day(load.pickup_date) },
    ...(haul.direction === 'export' ? outward : inward),
    { label: order.return_to, value: haul.empty_return_location ?? unknown },
  ];
};

const ocean = ({ words: { order } }: PaperFacts, haul: DetailsRow): Fact[] => [
  { label: order.steamship_line, value: lineOf(haul)?.name ?? haul.steamship_line ?? unknown },
  { label: order.vessel, value: [haul.vessel, haul.voyage].filter(Boolean).join(' / ') || unknown },
  { label: order.master_bl, value: haul.master_bl ?? unknown },
  { label: order.booking_number, value: haul.booking_number ?? unknown },
  { label: order.pickup_number, value: haul.pickup_number ?? unknown },
  { label: order.seal_number, value: haul.seal_number ?? unknown },
];

const freight = (facts: PaperFacts): PaperSection => {
  const { words } = facts;
  return {
    kind: 'table',
    title: words.freight,
    columns: [
      { label: words.description, w: 442 },
      { label: words.weight, w: 90, align: 'right' },
    ],
    rows: [
      ...itemsOf(facts).map((item) => ({
        cells: [descriptionOf(facts, item), weightText(words, poundsOf(item))],
      })),
      { cells: [words.total, weightText(words, totalsOf(facts).weight_lb)], strong: true },
    ],
  };
};

/** What a trucker reads of a container: where it stands, where it goes, by when, and where the empty is returned. */
export const deliveryOrder = (facts: PaperFacts, haul: DetailsRow): Paper => {
  const { words, load } = facts;
  const { order } = words;
  const instructions = instructionsOf(facts).join('  ·  ') || words.none;
  const rules = [words.printed_name, words.signature, words.date_and_time];
  return {
    ...frameOf(facts),
    title: order.title,
    subtitle: order.subtitle,
    facts: [
      { label: words.load, value: String(load.id) },
      { label: words.pro, value: load.pro_number ?? '' },
      { label: words.bol, value: load.bol_number ?? '' },
      { label: words.po, value: load.po_number ?? '' },
      { label: words.date, value: facts.today },
    ],
    sections: [
      { kind: 'parties', parties: places(facts, haul) },
      { kind: 'facts', title: order.container, columns: 4, facts: container(facts, haul) },
      { kind: 'facts', title: order.dates, columns: 4, facts: dates(facts, haul) },
      { kind: 'facts', title: order.ocean, columns: 3, facts: ocean(facts, haul) },
      freight(facts),
      { kind: 'prose', title: words.instructions, paragraphs: [instructions] },
      {
        kind: 'signatures',
        signers: [
          { title: order.trucker, text: '', rules },
          { title: words.receipt.consignee, text: order.received, rules },
        ],
      },
    ],
  };
};
