import type { LabelFormat } from '@portal/contract/documents/label-formats.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** A place as it is written on a label. */
export type LabelParty = { name: string; address: string; city_line: string; contact: string };

/** All one label says, but for the words around it; plain data, so that a thread can draw it. */
export type Label = {
  /** Of the load's handling units, which, and how many there are. */
  unit: number;
  units: number;
  /** What is lifted: "pallet". */
  unit_name: string;
  sscc: string;
  from: LabelParty;
  to: LabelParty;
  /** The postal code freight goes to, as GS1 element string: "(420)75207"; empty where none is known. */
  ship_to_post: string;
  /** Cities on the way. */
  via: string;
  carrier: { name: string; scac: string };
  pro_number: string;
  load_id: number;
  bol_number: string;
  po_number: string;
  commodity: string;
  freight_class: string;
  /** What the line weighs and is packed in; of how many units that is, where there are more than one. */
  weight: string;
  pieces: string;
  line_units: string;
  /** "UN1263, Paint, 3, PG II" and its telephone, empty where there is no danger. */
  hazmat: string;
  emergency_phone: string;
  services: string;
};

/** What a thread needs to draw a file of labels. */
export type LabelsPaper = {
  language: Language;
  format: Exclude<LabelFormat, 'zpl'>;
  /** The first label used of a sheet of six, from 1. */
  start: number;
  labels: readonly Label[];
};
