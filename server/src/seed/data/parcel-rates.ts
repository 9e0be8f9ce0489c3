/** Dollars a ground parcel costs by distance zone: its first billable pound, and each further one. Invented. */
export const parcelRates = [
  { zone: 2, first_pound: 11.2, further_pound: 0.34 },
  { zone: 3, first_pound: 11.9, further_pound: 0.42 },
  { zone: 4, first_pound: 13.1, further_pound: 0.51 },
  { zone: 5, first_pound: 13.9, further_pound: 0.62 },
  { zone: 6, first_pound: 14.6, further_pound: 0.74 },
  { zone: 7, first_pound: 15.4, further_pound: 0.88 },
  { zone: 8, first_pound: 16.5, further_pound: 1.04 },
] as const;

export type DemoParcelCarrier = {
  scac: string;
  name: string;
  short_name: string;
  service_class: 'parcel_ground' | 'parcel_express';
  /** Its prices as a multiple of the table above. */
  level: number;
  /** Its transit time as a multiple of a freight carrier's. */
  pace: number;
  max_pounds: number;
  fuel_percent: number;
};

/** The parcel carriers of the demo; figures are invented. */
export const demoParcelCarriers: readonly DemoParcelCarrier[] = [
  { scac: 'UPSN', name: 'UPS', short_name: 'UPS', service_class: 'parcel_ground', level: 1.02, pace: 0.9, max_pounds: 150, fuel_percent: 18.5 },
  { scac: 'FDEG', name: 'FedEx Ground', short_name: 'FedEx Ground', service_class: 'parcel_ground', level: 1, pace: 1, max_pounds: 150, fuel_percent: 18.25 },
  { scac: 'FDXE', name: 'FedEx Express', short_name: 'FedEx Express', service_class: 'parcel_express', level: 2.6, pace: 0.4, max_pounds: 150, fuel_percent: 20.5 },
  { scac: 'USPS', name: 'United States Postal Service', short_name: 'USPS', service_class: 'parcel_ground', level: 0.88, pace: 1.2, max_pounds: 70, fuel_percent: 0 },
];
