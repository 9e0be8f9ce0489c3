import type { ContainerCode } from '@portal/contract/drayage/data/containers.ts';
import type { DeliveryType, Direction } from '@portal/contract/drayage/moves.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';

/** Ports and ramps the operator has truckers at, and how much dearer than the usual table they are. */
export const ratedPlaces: Readonly<Record<string, number>> = {
  USLAX: 1.12, USLGB: 1.12, USOAK: 1.15, USSEA: 1.06, USTIW: 1.04, USHOU: 0.96, USMSY: 0.94, USSAV: 0.95, USCHS: 0.96,
  USORF: 0.98, USBAL: 1.02, USPHL: 1.04, USNYC: 1.22, USEWR: 1.2, USMIA: 1.05, USJAX: 0.95, CAVAN: 1.1, CAMTR: 1.08,
  BNSF_LPC: 1, BNSF_CORWITH: 1.05, BNSF_CICERO: 1.05, BNSF_WILLOW: 1.02, UP_G2: 1.04, UP_G4: 1, NS_47TH: 1.06,
  NS_LANDERS: 1.05, CSX_BEDFORD: 1.04, CSX_59TH: 1.05, CN_HARVEY: 1.02, CPKC_BENSENVILLE: 1.03, BNSF_ALLIANCE: 0.94,
  UP_DIT: 0.93, BNSF_LPKC: 0.92, BNSF_MEMPHIS: 0.9, UP_MARION: 0.9, NS_ROSSVILLE: 0.91, CSX_FAIRBURN: 0.95,
  NS_AUSTELL: 0.96, NS_INMAN: 0.97, NS_RICKENBACKER: 0.93, NS_LIVERNOIS: 1, BNSF_PEARLAND: 0.95, UP_ENGLEWOOD: 0.95,
  BNSF_HOBART: 1.1, BNSF_SAN_BERNARDINO: 1.06, UP_ICTF: 1.1, UP_INDUSTRY: 1.09, UP_LATC: 1.1, BNSF_OAKLAND: 1.14,
  UP_OAKLAND: 1.14, UP_LAREDO: 0.92,
};

/** A moment, in days from today and an hour of the place's day. */
type Moment = { day: number; hour: number };

export type DemoHaul = {
  account: 'acme' | 'acmeWest';
  /** The account's own dock, the main one first. */
  dock: number;
  status: LoadStatus;
  direction: Direction;
  place: string;
  terminal: string | null;
  container: ContainerCode;
  container_count?: number;
  /** Owner, category and serial number, without the check digit. */
  numbers?: readonly string[];
  delivery_type?: DeliveryType;
  commodity: string;
  weight: number;
  chassis_days?: number;
  chassis_split?: boolean;
  steamship_line?: string;
  booking_number?: string;
  master_bl?: string;
  vessel?: string;
  voyage?: string;
  empty_return_location?: string;
  /** Days from today: entered, picked up, free at the terminal until. */
  entered: number;
  pickup: number;
  last_free_day?: number;
  /** `container`: which of several the report is about, counted from 1. */
  events?: readonly ({ type: 'GATE_OUT' | 'PICKED_UP' | 'DELIVERED' | 'GATE_IN'; container?: number } & Moment)[];
  /** Of containers that are not free until the load's day. */
  own_last_free_days?: readonly ({ container: number } & Pick<Moment, 'day'>)[];
};

const maersk = { steamship_line: 'MAEU', vessel: 'Maersk Edinburgh', voyage: '448N' };

/** Containers in each state of their life. */
export const demoHauls: readonly DemoHaul[] = [
  // Dropped at the door eight days ago and still there: the line's days and the chassis' run on.
  { account: 'acmeWest', dock: 0, status: 'delivered', direction: 'import', place: 'USLAX', terminal: 'APM', container: '40HC', numbers: ['MSKU601167'], delivery_type: 'drop_and_pick', commodity: 'Bearing housings', weight: 34_200, chassis_days: 6, ...maersk, master_bl: 'MAEU240981177', empty_return_location: 'APM Pier 400', entered: -13, pickup: -8, last_free_day: -9, events: [{ type: 'GATE_OUT', day: -8, hour: 9.5 }, { type: 'PICKED_UP', day: -8, hour: 9.6 }, { type: 'DELIVERED', day: -8, hour: 13.25 }] },
  { account: 'acme', dock: 0, status: 'delivered', direction: 'import', place: 'BNSF_ALLIANCE', terminal: null, container: '40HC', numbers: ['HLBU237106'], delivery_type: 'drop_and_pick', commodity: 'Pump castings', weight: 33_100, chassis_days: 6, steamship_line: 'HLCU', master_bl: 'HLCUSHA2610077', entered: -14, pickup: -9, last_free_day: -9, events: [{ type: 'GATE_OUT', day: -9, hour: 9 }, { type: 'PICKED_UP', day: -9, hour: 9.25 }, { type: 'DELIVERED', day: -9, hour: 12 }] },
  // Three of one booking: one is back, one is out, one still stands at the terminal.
  { account: 'acmeWest', dock: 0, status: 'in transit', direction: 'import', place: 'USLGB', terminal: 'LBCT', container: '40HC', container_count: 3, numbers: ['OOLU611208', 'OOLU274994', 'TGHU765432'], delivery_type: 'drop_and_pick', commodity: 'Servo drives', weight: 31_800, chassis_days: 4, steamship_line: 'OOLU', master_bl: 'OOLU2749930102', empty_return_location: 'LBCT', entered: -16, pickup: -9, last_free_day: -7, own_last_free_days: [{ container: 3, day: -2 }], events: [{ type: 'GATE_OUT', day: -9, hour: 8.25, container: 1 }, { type: 'PICKED_UP', day: -9, hour: 8.5 }, { type: 'GATE_IN', day: -4, hour: 15.5, container: 1 }, { type: 'GATE_OUT', day: -6, hour: 10, container: 2 }] },
  { account: 'acme', dock: 0, status: 'in transit', direction: 'import', place: 'UP_DIT', terminal: null, container: '40HC', numbers: ['MSCU384512'], commodity: 'Hydraulic pumps', weight: 36_500, chassis_days: 5, chassis_split: true, steamship_line: 'MSCU', master_bl: 'MEDUX4471920', entered: -6, pickup: -1, last_free_day: -3, events: [{ type: 'GATE_OUT', day: -1, hour: 14.25 }, { type: 'PICKED_UP', day: -1, hour: 14.5 }] },
  { account: 'acme', dock: 0, status: 'delivered', direction: 'import', place: 'BNSF_ALLIANCE', terminal: null, container: '20ST', numbers: ['CSQU305438'], commodity: 'Steel fittings', weight: 37_800, steamship_line: 'COSU', master_bl: 'COSU6311874420', entered: -19, pickup: -15, last_free_day: -13, events: [{ type: 'GATE_OUT', day: -15, hour: 8 }, { type: 'PICKED_UP', day: -15, hour: 8.25 }, { type: 'DELIVERED', day: -14, hour: 11 }, { type: 'GATE_IN', day: -13, hour: 13.5 }] },
  { account: 'acme', dock: 0, status: 'assigned', direction: 'import', place: 'UP_DIT', terminal: null, container: '40ST', numbers: ['ONEU217745'], commodity: 'Conveyor rollers', weight: 31_000, steamship_line: 'ONEY', master_bl: 'ONEYSHAC44120', entered: -3, pickup: 1, last_free_day: 1 },
  { account: 'acme', dock: 0, status: 'pending', direction: 'export', place: 'BNSF_ALLIANCE', terminal: null, container: '40HC', commodity: 'Gear reducers', weight: 29_400, steamship_line: 'HLCU', booking_number: 'HLCUDAL2611408', entered: -1, pickup: 4 },
  { account: 'acmeWest', dock: 0, status: 'quoted', direction: 'import', place: 'USLGB', terminal: 'LBCT', container: '40HC', container_count: 2, commodity: 'Electric motors', weight: 33_600, steamship_line: 'OOLU', master_bl: 'OOLU2749930110', entered: 0, pickup: 5, last_free_day: 7 },
  { account: 'acme', dock: 2, status: 'quoted', direction: 'one_way', place: 'BNSF_LPC', terminal: null, container: '53DO', commodity: 'Valve bodies', weight: 27_900, entered: 0, pickup: 3 },
  { account: 'acme', dock: 2, status: 'quotes requested', direction: 'import', place: 'USBOS', terminal: null, container: '40RH', commodity: 'Machine coolant', weight: 30_200, steamship_line: 'ZIMU', master_bl: 'ZIMUBOS4410', entered: 0, pickup: 6 },
];
