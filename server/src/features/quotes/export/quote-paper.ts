import type { FileCell } from '../../../platform/files/file-cell.ts';
import type { Language } from '@portal/contract/words/language.ts';

export type QuotePaperStop = { label: string; name: string; place: string };

export type QuotePaperItem = {
  units: string;
  commodity: string;
  dimensions: string;
  freight_class: string;
  weight: string;
  hazmat: boolean;
};

/** One price on the paper: `lines` are its parts by their human names, `notes` what the carrier adds. */
export type QuotePaperRow = {
  carrier: string;
  scac: string;
  service: string;
  transit_days: number;
  transit: string;
  arrives: string;
  on_time_percent: number | null;
  loads: number;
  liability: { new: number; used: number };
  valid_until: string;
  price: number;
  lines: { label: string; amount: number }[];
  notes: string[];
  is_lowest: boolean;
  is_fastest: boolean;
};

/** Everything the paper of a load's quotes says, in its language; plain data, so that a thread can draw it. Days MM-DD-YYYY. */
export type QuotePaper = {
  language: Language;
  load_id: number;
  account: string;
  date: string;
  from: QuotePaperStop;
  to: QuotePaperStop;
  miles: number | null;
  /** A `cell` is what a book has in place of the words of `value`. */
  facts: { label: string; value: string; cell?: FileCell }[];
  items: QuotePaperItem[];
  accessorials: string[];
  rows: QuotePaperRow[];
};
