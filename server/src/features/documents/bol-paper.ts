import type { Language } from '@portal/contract/words/language.ts';

/** A place on the bill of lading, as it is printed. */
export type BolParty = {
  name: string;
  address: string;
  city_line: string;
  contact: string;
  hours: string;
  reference: string;
};

/** A stop between the first and the last. */
export type BolStop = BolParty & { type: 'pickup' | 'delivery' };

export type BolOrder = { number: string; packages: number; weight_lb: number; palletized: boolean; info: string };

export type BolLine = {
  units: number;
  unit: string;
  packages: number | null;
  package: string;
  weight_lb: number;
  hazmat: boolean;
  /** First the lawful description, then what is added to it. */
  description: readonly string[];
  nmfc: string;
  freight_class: string;
};

/** Everything a bill of lading says, in its language; plain data, so that a thread can draw it. Days MM-DD-YYYY. */
export type BolPaper = {
  language: Language;
  logo: Uint8Array | null;
  load_id: number;
  bol_number: string;
  pro_number: string;
  date: string;
  pickup_date: string;
  ship_from: BolParty;
  ship_to: BolParty;
  /** In the order they are driven to. */
  stops_between: readonly BolStop[];
  bill_to: BolParty;
  carrier: { name: string; scac: string };
  /** Known where operations found the truck; else the driver writes it in. */
  trailer_number: string;
  service: string;
  instructions: readonly string[];
  cod_amount: string;
  orders: readonly BolOrder[];
  /** Hazardous lines first, as 49 CFR 172.201 asks. */
  lines: readonly BolLine[];
  total: { units: number; packages: number; weight_lb: number };
};
