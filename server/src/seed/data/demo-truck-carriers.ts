import type { TruckMode } from './truck-rates.ts';

/** A truck carrier of the demo, rated from the operator's tables; figures are invented. */
export type DemoTruckCarrier = {
  scac: string;
  name: string;
  short_name: string;
  modes: readonly TruckMode[];
  /** Its prices as a multiple of the operator's base table. */
  level: number;
  late_share: number;
  /** Answers tenders by itself; otherwise the operator books it by hand, and the load is pending until then. */
  automatic: boolean;
  valid_hours: number;
};

export const demoTruckCarriers: readonly DemoTruckCarrier[] = [
  { scac: 'JBHT', name: 'J.B. Hunt Transport', short_name: 'J.B. Hunt', modes: ['ftl', 'expedited', 'reefer'], level: 1.04, late_share: 0.05, automatic: true, valid_hours: 72 },
  { scac: 'SNLU', name: 'Schneider National', short_name: 'Schneider', modes: ['ftl', 'expedited', 'flatbed'], level: 1, late_share: 0.06, automatic: true, valid_hours: 48 },
  { scac: 'WERN', name: 'Werner Enterprises', short_name: 'Werner', modes: ['ftl', 'expedited', 'reefer', 'flatbed'], level: 1.02, late_share: 0.05, automatic: true, valid_hours: 48 },
  { scac: 'SWFT', name: 'Swift Transportation', short_name: 'Swift', modes: ['ftl', 'reefer', 'flatbed'], level: 0.95, late_share: 0.11, automatic: false, valid_hours: 24 },
  { scac: 'HUBG', name: 'Hub Group', short_name: 'Hub Group', modes: ['ftl', 'expedited'], level: 0.97, late_share: 0.09, automatic: false, valid_hours: 24 },
];
