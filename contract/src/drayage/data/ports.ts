import type { Country } from '../../places/zip-code.ts';

/** A place where containers change between ship or train and truck; degrees are north and east, to about a mile. */
export type ContainerPlace = {
  code: string;
  name: string;
  city: string;
  state: string;
  country: Country;
  zip_code: string | null;
  lat: number;
  lng: number;
};

/** A port's code is its UN/LOCODE; a terminal's is its own within the port. `fees` are charged for each TEU. */
export type Port = ContainerPlace & {
  terminals: readonly { code: string; name: string }[];
  fees: readonly ('TMF' | 'CLEAN_TRUCK')[];
};

const losAngelesFees = ['TMF', 'CLEAN_TRUCK'] as const;

export const ports: readonly Port[] = [
  { code: 'USLAX', name: 'Los Angeles', city: 'San Pedro', state: 'CA', country: 'US', zip_code: '90731', lat: 33.73, lng: -118.26, terminals: [{ code: 'APM', name: 'APM Pier 400' }, { code: 'EVERPORT', name: 'Everport' }, { code: 'FENIX', name: 'Fenix Marine' }, { code: 'TRAPAC', name: 'TraPac' }, { code: 'WBCT', name: 'WBCT' }, { code: 'YTI', name: 'YTI' }], fees: losAngelesFees },
  { code: 'USLGB', name: 'Long Beach', city: 'Long Beach', state: 'CA', country: 'US', zip_code: '90802', lat: 33.75, lng: -118.2, terminals: [{ code: 'LBCT', name: 'LBCT' }, { code: 'TTI', name: 'TTI' }, { code: 'ITS', name: 'ITS' }, { code: 'PCT', name: 'PCT' }, { code: 'SSA_A', name: 'SSA Pier A' }, { code: 'SSA_C', name: 'SSA Pier C' }], fees: losAngelesFees },
  { code: 'USOAK', name: 'Oakland', city: 'Oakland', state: 'CA', country: 'US', zip_code: '94607', lat: 37.81, lng: -122.29, terminals: [{ code: 'OICT', name: 'OICT' }, { code: 'TRAPAC', name: 'TraPac' }], fees: [] },
  { code: 'USSEA', name: 'Seattle', city: 'Seattle', state: 'WA', country: 'US', zip_code: '98134', lat: 47.59, lng: -122.33, terminals: [{ code: 'T18', name: 'Terminal 18' }, { code: 'T5', name: 'Terminal 5' }], fees: [] },
  { code: 'USTIW', name: 'Tacoma', city: 'Tacoma', state: 'WA', country: 'US', zip_code: '98421', lat: 47.27, lng: -122.4, terminals: [{ code: 'HUSKY', name: 'Husky' }, { code: 'WUT', name: 'WUT' }], fees: [] },
  { code: 'USPDX', name: 'Portland', city: 'Portland', state: 'OR', country: 'US', zip_code: '97203', lat: 45.59, lng: -122.73, terminals: [], fees: [] },
  { code: 'USHOU', name: 'Houston', city: 'La Porte', state: 'TX', country: 'US', zip_code: '77571', lat: 29.69, lng: -95.05, terminals: [{ code: 'BARBOURS_CUT', name: 'Barbours Cut' }, { code: 'BAYPORT', name: 'Bayport' }], fees: [] },
  { code: 'USMSY', name: 'New Orleans', city: 'New Orleans', state: 'LA', country: 'US', zip_code: '70115', lat: 29.93, lng: -90.1, terminals: [], fees: [] },
  { code: 'USMOB', name: 'Mobile', city: 'Mobile', state: 'AL', country: 'US', zip_code: '36602', lat: 30.69, lng: -88.05, terminals: [], fees: [] },
  { code: 'USTPA', name: 'Tampa', city: 'Tampa', state: 'FL', country: 'US', zip_code: '33605', lat: 27.97, lng: -82.43, terminals: [], fees: [] },
  { code: 'USMIA', name: 'Miami', city: 'Miami', state: 'FL', country: 'US', zip_code: '33132', lat: 25.79, lng: -80.18, terminals: [{ code: 'POMTOC', name: 'POMTOC' }, { code: 'SFCT', name: 'SFCT' }, { code: 'SEABOARD', name: 'Seaboard' }], fees: [] },
  { code: 'USPEF', name: 'Port Everglades', city: 'Fort Lauderdale', state: 'FL', country: 'US', zip_code: '33316', lat: 26.1, lng: -80.13, terminals: [], fees: [] },
  { code: 'USJAX', name: 'Jacksonville', city: 'Jacksonville', state: 'FL', country: 'US', zip_code: '32226', lat: 30.47, lng: -81.54, terminals: [], fees: [] },
  { code: 'USSAV', name: 'Savannah', city: 'Savannah', state: 'GA', country: 'US', zip_code: '31408', lat: 32.11, lng: -81.17, terminals: [{ code: 'GARDEN_CITY', name: 'Garden City' }], fees: [] },
  { code: 'USCHS', name: 'Charleston', city: 'Mount Pleasant', state: 'SC', country: 'US', zip_code: '29464', lat: 32.85, lng: -79.82, terminals: [{ code: 'WANDO', name: 'Wando Welch' }, { code: 'LEATHERMAN', name: 'Leatherman' }, { code: 'NORTH', name: 'North Charleston' }], fees: [] },
  { code: 'USILM', name: 'Wilmington', city: 'Wilmington', state: 'NC', country: 'US', zip_code: '28401', lat: 34.23, lng: -77.94, terminals: [], fees: [] },
  { code: 'USORF', name: 'Norfolk', city: 'Norfolk', state: 'VA', country: 'US', zip_code: '23505', lat: 36.92, lng: -76.29, terminals: [{ code: 'NIT', name: 'NIT' }, { code: 'VIG', name: 'VIG' }], fees: [] },
  { code: 'USBAL', name: 'Baltimore', city: 'Baltimore', state: 'MD', country: 'US', zip_code: '21224', lat: 39.29, lng: -76.56, terminals: [{ code: 'SEAGIRT', name: 'Seagirt' }], fees: [] },
  { code: 'USPHL', name: 'Philadelphia', city: 'Philadelphia', state: 'PA', country: 'US', zip_code: '19148', lat: 39.92, lng: -75.16, terminals: [], fees: [] },
  { code: 'USNYC', name: 'New York', city: 'Staten Island', state: 'NY', country: 'US', zip_code: '10303', lat: 40.63, lng: -74.16, terminals: [{ code: 'GCT_NY', name: 'GCT New York' }, { code: 'GCT_BAYONNE', name: 'GCT Bayonne' }], fees: [] },
  { code: 'USEWR', name: 'Newark', city: 'Newark', state: 'NJ', country: 'US', zip_code: '07114', lat: 40.71, lng: -74.19, terminals: [{ code: 'APM', name: 'APM Elizabeth' }, { code: 'MAHER', name: 'Maher' }, { code: 'PNCT', name: 'PNCT' }], fees: [] },
  { code: 'USBOS', name: 'Boston', city: 'Boston', state: 'MA', country: 'US', zip_code: '02127', lat: 42.33, lng: -71.04, terminals: [], fees: [] },
  { code: 'USGPT', name: 'Gulfport', city: 'Gulfport', state: 'MS', country: 'US', zip_code: '39501', lat: 30.38, lng: -89.1, terminals: [], fees: [] },
  { code: 'CAVAN', name: 'Vancouver', city: 'Vancouver', state: 'BC', country: 'CA', zip_code: 'V6C 3T4', lat: 49.29, lng: -123.09, terminals: [], fees: [] },
  { code: 'CAPRR', name: 'Prince Rupert', city: 'Prince Rupert', state: 'BC', country: 'CA', zip_code: 'V8J 1A2', lat: 54.29, lng: -130.35, terminals: [], fees: [] },
  { code: 'CAMTR', name: 'Montreal', city: 'Montreal', state: 'QC', country: 'CA', zip_code: 'H3C 3R5', lat: 45.56, lng: -73.52, terminals: [], fees: [] },
  { code: 'CAHAL', name: 'Halifax', city: 'Halifax', state: 'NS', country: 'CA', zip_code: 'B3J 3S8', lat: 44.64, lng: -63.56, terminals: [], fees: [] },
  { code: 'MXZLO', name: 'Manzanillo', city: 'Manzanillo', state: 'COL', country: 'MX', zip_code: null, lat: 19.06, lng: -104.3, terminals: [], fees: [] },
  { code: 'MXLZC', name: 'Lázaro Cárdenas', city: 'Lázaro Cárdenas', state: 'MIC', country: 'MX', zip_code: null, lat: 17.95, lng: -102.18, terminals: [], fees: [] },
  { code: 'MXVER', name: 'Veracruz', city: 'Veracruz', state: 'VER', country: 'MX', zip_code: null, lat: 19.21, lng: -96.13, terminals: [], fees: [] },
  { code: 'MXATM', name: 'Altamira', city: 'Altamira', state: 'TAM', country: 'MX', zip_code: null, lat: 22.48, lng: -97.86, terminals: [], fees: [] },
];
