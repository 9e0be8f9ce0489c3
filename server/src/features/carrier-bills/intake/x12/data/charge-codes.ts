import type { BillPurpose } from '@portal/contract/carrier-bills/bill-status.ts';

/** What the correction indicator of X12 (element 202, in B308) says a bill is; an adjustment below nothing is a credit. */
export const billPurpose: Readonly<Record<string, BillPurpose>> = {
  '': 'original',
  AD: 'balance_due',
  AR: 'balance_due',
  BD: 'balance_due',
  BE: 'corrected',
  CO: 'corrected',
  MB: 'balance_due',
  PD: 'original',
  RB: 'corrected',
  RC: 'corrected',
};

/** Our names of charges, each with the special charge codes of X12 (element 150, in L108) that mean it. */
const inStandard: Readonly<Record<string, string>> = {
  BASE: '400 BAS LHS',
  FUEL: '405 FUE ENS',
  DISC: 'DSC',
  AMC: 'AMC MIC MIN',
  RCC: 'DIV RCC RCD RDC',
  RDL: 'RCL',
  DET: 'DEP DET DEW DTL DTU DTV TDT',
  LFTD: 'LFT',
  IDL: 'IDL',
  IPU: 'IPU',
  RES: 'RES',
  REP: 'REP',
  MNC: 'MNC NFY',
  APTD: 'APT',
  SS: 'SGL SSF',
  HAZ: 'DGS HAZ HMA HMI HZC',
  PSC: 'DFD PSC',
  PSH: 'PSH',
  PPD: 'PPD',
  OVR: 'EXL OVR',
  EXPD: 'EXP',
  MARK: 'MRK',
  SRT: 'SEG',
  COD: 'COD COL',
  STO: 'SRG',
  STOP_OFF: 'SAM SOC STD STQ',
  LAYOVER: 'LAY LYC',
  LUM: 'UNL',
  UNL: 'LDL',
  VOR: 'VFN',
  TOLLS: 'BRD IHT TRU',
  SCALE: 'SCL',
  PARKING: 'PRK',
  PALLET_EXCHANGE: 'PEC',
  WEEKEND_DELIVERY: 'HOL SAT',
  CHAINS: 'CHN',
  ESCORT: 'MES',
  TEMP: 'HRS REF',
  XBDR: 'BCF',
  DEMURRAGE: 'DEM',
  CHASSIS: 'CHE FCS',
  BOBTAIL: 'BOB',
  CONGESTION: 'CON',
  EXAM: 'CTX',
};

/** Codes that carriers write and the standard does not have. */
const customary: Readonly<Record<string, string>> = {
  BASE: 'FRT',
  FUEL: 'FSC',
  RWE: 'RWE RWT',
  LFTP: 'LGP',
  IDL: 'IDE',
  LTDAD: 'LTD',
  LTDAP: 'LAP',
  RDL: 'RDL',
  LUM: 'LUM',
  VOR: 'VOR',
  TOLLS: 'TOL',
  PSC: 'PFZ',
};

const codesOf = (names: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(names).flatMap(([name, codes]) => codes.split(' ').map((code): [string, string] => [code, name]));

/**
 * Charge codes of the standard as the portal names them; all others are "Other charge" until somebody says what the carrier
 * means. Many are spelled like a name of ours and mean another thing: RCL is a redelivery, CBL a copy of the bill of lading.
 */
export const standardCharges: Readonly<Record<string, string>> = Object.fromEntries(codesOf(inStandard));

/** Those of sheets, in which carriers write words of their own beside the standard's. */
export const chargeCodes: Readonly<Record<string, string>> = Object.fromEntries([
  ...codesOf(inStandard),
  ...codesOf(customary),
]);
