import { dayText } from '@portal/contract/values/day-text.ts';
import { dayInZone, timeInZone } from '@portal/contract/values/zones/local-time.ts';
import { words } from '../../../features/documents/words/papers.en.ts';
import type { Paper, PaperSection } from '../../../features/documents/paper.ts';
import { minutesAfter } from '../days.ts';

/** How a delivery went, as driver and consignee wrote it down. */
export type Delivery = {
  delivered_at: string;
  timezone: string;
  /** Who took the freight. */
  receiver: string;
  carrier_name: string;
  exception: 'short' | 'damaged' | null;
};

/** A moment on the clock of the place, MM-DD-YYYY HH:MM. */
const clockAt = (instant: string, zone: string): string => {
  const moment = new Date(instant);
  return `${dayText(dayInZone(zone, moment))} ${timeInZone(zone, moment)}`;
};

const { receipt } = words;

/** The section as it looks once it is filled in. */
const filledIn = (section: PaperSection, pieces: string, delivery: Delivery): PaperSection => {
  const { delivered_at, timezone, receiver, carrier_name, exception } = delivery;
  const at = (minutes: number) => clockAt(minutesAfter(delivered_at, minutes), timezone);
  if (section.kind === 'table') {
    const noted = exception ? receipt[exception] : '-';
    const rows = section.rows.map((row, i) =>
      row.strong ? row : { ...row, cells: [...row.cells.slice(0, 4), row.cells[0] ?? '', i === 0 ? noted : '-'] },
    );
    return { ...section, rows };
  }
  if (section.kind === 'ticks') {
    const value = exception ? receipt[exception] : receipt.in_good_order;
    return { kind: 'facts', title: section.title, columns: 1, facts: [{ label: receipt.consignee, value }] };
  }
  if (section.kind === 'facts') {
    const values = [at(-35), at(0), at(10), '-', pieces];
    return { ...section, facts: section.facts.map(({ label }, i) => ({ label, value: values[i] ?? '' })) };
  }
  if (section.kind !== 'signatures') return section;
  const signed = (name: string) => [
    `${words.printed_name}: ${name}`,
    `${words.signature}: /s/ ${name}`,
    `${words.date_and_time}: ${at(5)}`,
  ];
  return {
    ...section,
    signers: section.signers.map((signer, i) => ({ ...signer, rules: signed(i === 0 ? receiver : carrier_name) })),
  };
};

/** A delivery receipt as it comes back: counted, timed and signed, which makes it the proof of delivery. */
export const signedReceipt = (paper: Paper, title: string, delivery: Delivery): Paper => {
  const freight = paper.sections.find((section) => section.kind === 'table');
  const pieces = freight?.rows.find(({ strong }) => strong)?.cells[0] ?? '';
  const sections = paper.sections.map((section) => filledIn(section, pieces, delivery));
  const [load] = paper.facts;
  return { ...paper, title, subtitle: receipt.title, foot: load ? `${load.label} ${load.value}` : '', sections };
};
