import type { Language } from '@portal/contract/words/language.ts';

/** A place on the bill of lading, as it is printed. */
export type BolParty = {
  name: string;
  address: string;
  city_line: string;
  contact: string;
  hours: string;
  reference: string;
  /** What the form asks beside the place, such as "SID# 100482"; a blank to write in where a number is not known. */
  numbers: readonly string[];
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
  /** Whose paper it is. */
  issuer: string;
  /** Whom the carrier bills: the receiver, or a third party, which the operator is too. */
  terms: 'collect' | 'third_party';
  bill_to: BolParty;
  carrier: { name: string; scac: string };
  /** The trailer where operations found the truck, else written in by the driver; a container's number on its doors. */
  trailer: { is_container: boolean; number: string; seal: string };
  /** Across a border weights are said in kilograms too. */
  with_kg: boolean;
  service: string;
  instructions: readonly string[];
  cod: { amount: string; fee: 'prepaid' | 'collect' | null };
  orders: readonly BolOrder[];
  /** Hazardous lines first, as 49 CFR 172.201 asks. */
  lines: readonly BolLine[];
  total: { units: number; packages: number; weight_lb: number };
};
