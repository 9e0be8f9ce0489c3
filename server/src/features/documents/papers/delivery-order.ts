import type { Language } from '@portal/contract/words/language.ts';
import { containerPlace } from '@portal/contract/drayage/container-places.ts';
import type { DetailsRow } from '../../drayage/drayage.queries.ts';
import { orderFact, poNumber } from '../booking-lines.ts';
import type { Fact, Paper, PaperSection, Party } from '../paper.ts';
import { type ContainerColumn, containersTable, lineName, lineOf, unknown } from './container-parts.ts';
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

/** A terminal by its name, at its port or ramp. */
const terminalName = (placeCode: string, terminal: string | null): string => {
  const place = containerPlace(placeCode);
  const terminals = place && 'terminals' in place ? (place.terminals as readonly { code: string; name: string }[]) : [];
  return terminals.find(({ code }) => code === terminal)?.name ?? terminal ?? '';
};

const placeName = (code: string): string => containerPlace(code)?.name ?? code;

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
  const terminal = stopParty(facts, terminalTitle, isExport ? to : from);
  const door = stopParty(facts, isExport ? order.load_at : order.door, isExport ? from : to);
  const atTerminal = { ...terminal, name: terminalName(haul.place, haul.terminal) || terminal.name };
  const there = haul.to_place === null ? door : { ...door, title: order.to_terminal };
  return isExport ? [there, atTerminal, carrierParty(facts)] : [atTerminal, there, carrierParty(facts)];
};

/** What happens at the door: an export is loaded there. */
const atTheDoor = (language: Language, { direction, delivery_type }: DetailsRow): string =>
  direction === 'export' && delivery_type === 'live_unload'
    ? named(language, 'drayage.book.door_service', 'live_load')
    : named(language, 'drayage.delivery_types', delivery_type);

const howHauled = ({ language, words }: PaperFacts, haul: DetailsRow): Fact[] => {
  const { order } = words;
  return [
    { label: order.size_type, value: named(language, 'drayage.containers', haul.container) },
    { label: order.direction, value: named(language, 'drayage.directions', haul.direction) },
    { label: order.delivery_type, value: atTheDoor(language, haul) },
    {
      label: order.chassis,
      value: [
        named(language, 'drayage.chassis_providers', haul.chassis_provider),
        haul.chassis_split && order.chassis_split,
      ]
        .filter(Boolean)
        .join(', '),
    },
  ];
};

/** Until when a container stands for nothing; the terminal's last day for one that goes out. */
const lastDay = ({ words: { order } }: PaperFacts, haul: DetailsRow): ContainerColumn => {
  if (haul.direction === 'export') return { label: order.cut_off, value: () => day(haul.cut_off) || unknown };
  const freeDayOf = (number: string) =>
    haul.container_free_days.find((own) => own.number === number)?.last_free_day ?? haul.last_free_day;
  return { label: order.last_free_day, value: (number) => day(freeDayOf(number)) || unknown };
};

const customs = ({ language, words: { order } }: PaperFacts, haul: DetailsRow): Fact[] => [
  {
    label: order.customs_status,
    value: haul.customs_status ? named(language, 'drayage.customs_statuses', haul.customs_status) : unknown,
  },
  { label: order.entry_number, value: haul.entry_number ?? unknown },
  { label: order.firms_code, value: haul.firms_code ?? unknown },
  { label: order.importer, value: haul.importer ?? unknown },
  { label: order.customs_broker, value: haul.customs_broker ?? unknown },
  { label: order.terminal_appointment, value: haul.terminal_appointment ?? unknown },
];

const dates = (facts: PaperFacts, haul: DetailsRow): Fact[] => {
  const { words, load } = facts;
  const { order } = words;
  const outward = [
    { label: order.earliest_return_day, value: day(haul.earliest_return_day) || unknown },
    { label: order.cut_off, value: day(haul.cut_off) || unknown },
  ];
  const inward = [{ label: order.free_days, value: freeDays(facts, haul) }];
  return [
    { label: words.pickup_date, value: day(load.pickup_date) },
    ...(haul.direction === 'export' ? outward : inward),
    { label: order.return_to, value: haul.empty_return_location ?? unknown },
  ];
};

const ocean = ({ words: { order } }: PaperFacts, haul: DetailsRow): Fact[] => [
  { label: order.steamship_line, value: lineName(haul) },
  { label: order.vessel, value: [haul.vessel, haul.voyage].filter(Boolean).join(' / ') || unknown },
  { label: order.master_bl, value: haul.master_bl ?? unknown },
  { label: order.booking_number, value: haul.booking_number ?? unknown },
  { label: order.pickup_number, value: haul.pickup_number ?? unknown },
];

const freight = (facts: PaperFacts): PaperSection => {
  const { words } = facts;
  return {
    kind: 'table',
    title: words.freight,
    dense: true,
    columns: [
      { label: words.hazmat_mark, w: 60, align: 'center' },
      { label: words.description, w: 382 },
      { label: words.weight, w: 90, align: 'right' },
    ],
    rows: [
      ...itemsOf(facts).map((item) => ({
        cells: [item.hazmat ? 'X' : '', descriptionOf(facts, item), weightText(facts, poundsOf(item))],
      })),
      { cells: ['', words.total, weightText(facts, totalsOf(facts).weight_lb)], strong: true },
    ],
  };
};

/** What a trucker reads of a container: where it stands, where it goes, by when, and where the empty is returned. */
export const deliveryOrder = (facts: PaperFacts, haul: DetailsRow): Paper => {
  const { words, load } = facts;
  const { order } = words;
  const instructions = instructionsOf(facts).join('  ·  ') || words.none;
  const rules = [words.signature, `${words.printed_name}, ${words.date_and_time.toLowerCase()}`];
  return {
    ...frameOf(facts),
    title: order.title,
    subtitle: order.subtitle,
    facts: [
      { label: words.load, value: String(load.id) },
      { label: words.pro, value: load.pro_number ?? '' },
      { label: words.bol, value: load.bol_number ?? '' },
      { label: words.po, value: poNumber(load.po_number, load.references) ?? '' },
      ...orderFact(facts),
      { label: words.date, value: facts.today },
    ],
    sections: [
      { kind: 'parties', parties: places(facts, haul) },
      containersTable(facts, haul, lastDay(facts, haul)),
      { kind: 'facts', title: order.move, columns: 4, facts: [...howHauled(facts, haul), ...dates(facts, haul)] },
      { kind: 'facts', title: order.ocean, columns: 5, facts: ocean(facts, haul) },
      { kind: 'facts', title: order.customs, columns: 6, facts: customs(facts, haul) },
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
