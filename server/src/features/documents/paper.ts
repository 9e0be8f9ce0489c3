import type { Language } from '@portal/contract/words/language.ts';
import type { Symbology } from '../../platform/pdf/barcode.ts';

export type Fact = { label: string; value: string };

/** Somebody on a paper: what one is to the freight, one's name, and the lines below it. */
export type Party = { title: string; name: string; lines: readonly string[] };

export type PaperColumn = { label: string; w: number; align?: 'left' | 'right' | 'center' };

/** `strong` sums up what stands above it. */
export type PaperRow = { cells: readonly string[]; strong?: boolean };

export type PaperSection =
  | { kind: 'parties'; parties: readonly Party[] }
  | { kind: 'facts'; title: string; facts: readonly Fact[]; columns: number }
  /** Widths add up to 532; rows are at least `rowHeight` high, to be written in by hand; `dense` takes less white. */
  | {
      kind: 'table';
      title: string;
      columns: readonly PaperColumn[];
      rows: readonly PaperRow[];
      rowHeight?: number;
      dense?: boolean;
    }
  | { kind: 'prose'; title: string; paragraphs: readonly string[] }
  /** Boxes to tick by pen, and empty lines to write on. */
  | { kind: 'ticks'; title: string; options: readonly string[]; lines: number }
  /** Rules to write on, their names below them: a column a signer. */
  | { kind: 'signatures'; signers: readonly { title: string; text: string; rules: readonly string[] }[] }
  | { kind: 'new_page' };

/** A paper as it is drawn, in its language; plain data, so that a thread can draw it. Days MM-DD-YYYY. */
export type Paper = {
  language: Language;
  title: string;
  subtitle: string;
  /** Who it comes from; the picture stands for the name where there is one. */
  issuer: { name: string; line: string };
  logo: Uint8Array | null;
  barcode: { symbology: Symbology; text: string; label: string } | null;
  facts: readonly Fact[];
  sections: readonly PaperSection[];
  /** At the foot of every page. */
  foot: string;
  /** With `{{page}}` and `{{pages}}`. */
  page: string;
};
