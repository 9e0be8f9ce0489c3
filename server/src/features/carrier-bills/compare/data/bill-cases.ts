import type { BillPurpose } from '@portal/contract/carrier-bills/bill-status.ts';

type Lines = Readonly<Record<string, number>>;

export type BillCase = {
  name: string;
  format: 'x12' | 'csv';
  /** `indicator` of X12, `purpose` of CSV; left out, the file says nothing. */
  says?: string;
  /** What the bill turns out to be. */
  is: BillPurpose;
  booked: keyof typeof bookings;
  /** Bills of the load before this one: purpose, charges, and charges that were refused of it. */
  earlier?: readonly (readonly [BillPurpose, Lines, Lines?])[];
  /** Pounds and class as the carrier found them. */
  weight?: number;
  freight_class?: string;
  billed: Lines;
  /** Billed less what it is compared with, worked out by hand from the charges: in all, and by reason. */
  difference: number;
  reasons: Readonly<Record<string, number>>;
};

/** What three loads were booked at with their carriers: $440.00; $575.00 (1,000 lb, class 70); $2,162.50 (42,000 lb). */
export const bookings = {
  flat: { lines: { BASE: 440 }, weight: 1300, classes: ['70'] },
  ltl: { lines: { BASE: 1000, DISC: -600, FUEL: 100, LFTD: 75 }, weight: 1000, classes: ['70'] },
  truck: { lines: { BASE: 1850, FUEL: 312.5 }, weight: 42_000, classes: [] },
} as const satisfies Record<string, { lines: Lines; weight: number; classes: readonly string[] }>;

const x12 = (name: string, of: Omit<BillCase, 'name' | 'format'>): BillCase => ({ name, format: 'x12', ...of });
const csv = (name: string, of: Omit<BillCase, 'name' | 'format'>): BillCase => ({ name, format: 'csv', ...of });

const whole = { is: 'original' } as const;
const balance = { is: 'balance_due', says: 'BD' } as const;
const corrected = { is: 'corrected', says: 'CO' } as const;
const credit = { is: 'credit' } as const;
const balanceRow = { is: 'balance_due', says: 'balance_due' } as const;
const correctedRow = { is: 'corrected', says: 'Corrected' } as const;
const creditRow = { is: 'credit', says: 'credit' } as const;

const flat = { booked: 'flat' } as const;
const ltl = { booked: 'ltl' } as const;
const truck = { booked: 'truck' } as const;

const flatBilled = { earlier: [['original', { BASE: 440 }]] } as const;
const ltlBilled = { earlier: [['original', { BASE: 1000, DISC: -600, FUEL: 100, LFTD: 75 }]] } as const;
const truckBilled = { earlier: [['original', { BASE: 1850, FUEL: 312.5 }]] } as const;

const originals: readonly BillCase[] = [
  x12('as booked', { ...whole, ...flat, billed: { BASE: 440 }, difference: 0, reasons: {} }),
  csv('as booked', { ...whole, ...flat, billed: { BASE: 440 }, difference: 0, reasons: {} }),
  x12('a cent more', { ...whole, ...flat, billed: { BASE: 440.01 }, difference: 0.01, reasons: { rate: 0.01 } }),
  csv('a cent less', { ...whole, ...flat, billed: { BASE: 439.99 }, difference: -0.01, reasons: { rate: -0.01 } }),
  // 455.25 - 440
  csv('a higher rate', { ...whole, ...flat, billed: { BASE: 455.25 }, difference: 15.25, reasons: { rate: 15.25 } }),
  // 1,430 lb in place of 1,300
  x12('a reweigh', {
    ...whole,
    ...flat,
    weight: 1430,
    billed: { BASE: 484 },
    difference: 44,
    reasons: { reweigh: 44 },
  }),
  csv('a lighter reweigh', {
    ...whole,
    ...flat,
    weight: 1235,
    billed: { BASE: 418 },
    difference: -22,
    reasons: { reweigh: -22 },
  }),
  x12('a reclass', {
    ...whole,
    ...flat,
    freight_class: '85',
    billed: { BASE: 500 },
    difference: 60,
    reasons: { reclass: 60 },
  }),
  // 440 x 1,430 / 1,300 = 484: 44 are the weight, the other 26 the class
  csv('a reweigh and a reclass', {
    ...whole,
    ...flat,
    weight: 1430,
    freight_class: '85',
    billed: { BASE: 510 },
    difference: 70,
    reasons: { reweigh: 44, reclass: 26 },
  }),
  x12('detention', {
    ...whole,
    ...flat,
    billed: { BASE: 440, DET: 75 },
    difference: 75,
    reasons: { 'accessorial DET': 75 },
  }),
  // 10 less for the freight, 10 more for detention
  csv('as much in all, otherwise charged', {
    ...whole,
    ...flat,
    billed: { BASE: 430, DET: 10 },
    difference: 0,
    reasons: { rate: -10, 'accessorial DET': 10 },
  }),
  x12('all four charges as booked', {
    ...whole,
    ...ltl,
    billed: { BASE: 1000, DISC: -600, FUEL: 100, LFTD: 75 },
    difference: 0,
    reasons: {},
  }),
  // + 100 freight - 60 discount + 10 fuel
  x12('a reweigh with its discount and fuel', {
    ...whole,
    ...ltl,
    weight: 1100,
    billed: { BASE: 1100, DISC: -660, FUEL: 110, LFTD: 75 },
    difference: 50,
    reasons: { reweigh: 50 },
  }),
  // the same by class
  csv('a reclass with its discount and fuel', {
    ...whole,
    ...ltl,
    freight_class: '92.5',
    billed: { BASE: 1200, DISC: -720, FUEL: 120, LFTD: 75 },
    difference: 100,
    reasons: { reclass: 100 },
  }),
  csv('fuel alone', {
    ...whole,
    ...ltl,
    billed: { BASE: 1000, DISC: -600, FUEL: 112.4, LFTD: 75 },
    difference: 12.4,
    reasons: { fuel: 12.4 },
  }),
  // a discount that is 30 smaller
  x12('the discount', {
    ...whole,
    ...ltl,
    billed: { BASE: 1000, DISC: -570, FUEL: 100, LFTD: 75 },
    difference: 30,
    reasons: { rate: 30 },
  }),
  x12('a liftgate that costs more', {
    ...whole,
    ...ltl,
    billed: { BASE: 1000, DISC: -600, FUEL: 100, LFTD: 120 },
    difference: 45,
    reasons: { 'accessorial LFTD': 45 },
  }),
  csv('no liftgate', {
    ...whole,
    ...ltl,
    billed: { BASE: 1000, DISC: -600, FUEL: 100 },
    difference: -75,
    reasons: { 'accessorial LFTD': -75 },
  }),
  // no liftgate, limited access in its place
  csv('another service than booked', {
    ...whole,
    ...ltl,
    billed: { BASE: 1000, DISC: -600, FUEL: 100, LTDAD: 65 },
    difference: -10,
    reasons: { 'accessorial LFTD': -75, 'accessorial LTDAD': 65 },
  }),
  // a line of its own for each: + 30 and + 20
  csv('lines for reweigh and reclass', {
    ...whole,
    ...ltl,
    weight: 1100,
    freight_class: '85',
    billed: { BASE: 1000, RWE: 30, RCL: 20, DISC: -600, FUEL: 100, LFTD: 75 },
    difference: 50,
    reasons: { reweigh: 30, reclass: 20 },
  }),
  // fuel + 5 goes with reweigh and reclass by 30 to 20: 3 and 2
  csv('fuel shared by two reasons', {
    ...whole,
    ...ltl,
    weight: 1100,
    freight_class: '85',
    billed: { BASE: 1000, RWE: 30, RCL: 20, DISC: -600, FUEL: 105, LFTD: 75 },
    difference: 55,
    reasons: { reweigh: 33, reclass: 22 },
  }),
  x12('a truck as booked', { ...whole, ...truck, billed: { BASE: 1850, FUEL: 312.5 }, difference: 0, reasons: {} }),
  csv('layover and lumper', {
    ...whole,
    ...truck,
    billed: { BASE: 1850, FUEL: 312.5, LAYOVER: 250, LUM: 118.75 },
    difference: 368.75,
    reasons: { 'accessorial LAYOVER': 250, 'accessorial LUM': 118.75 },
  }),
  x12('a truck’s fuel of another week', {
    ...whole,
    ...truck,
    billed: { BASE: 1850, FUEL: 325.2 },
    difference: 12.7,
    reasons: { fuel: 12.7 },
  }),
  // past due: the same bill once more, compared as any bill
  x12('past due', { ...whole, ...flat, says: 'PD', billed: { BASE: 440 }, difference: 0, reasons: {} }),
];

const balances: readonly BillCase[] = [
  // Nothing of the booking is open: all of it is beyond.
  x12('of a reweigh after the whole was billed', {
    ...balance,
    ...flat,
    ...flatBilled,
    weight: 1375,
    billed: { BASE: 25.5 },
    difference: 25.5,
    reasons: { reweigh: 25.5 },
  }),
  csv('of detention after the whole was billed', {
    ...balanceRow,
    ...flat,
    ...flatBilled,
    billed: { DET: 60 },
    difference: 60,
    reasons: { 'accessorial DET': 60 },
  }),
  // 400 of 440 was billed: 40 is open
  x12('of what was left out', {
    ...balance,
    ...flat,
    earlier: [['original', { BASE: 400 }]],
    billed: { BASE: 40 },
    difference: 0,
    reasons: {},
  }),
  // 40 open, 55 billed
  csv('of more than was left out', {
    ...balanceRow,
    ...flat,
    earlier: [['original', { BASE: 400 }]],
    billed: { BASE: 55 },
    difference: 15,
    reasons: { rate: 15 },
  }),
  // 40 open, 30 billed: 10 stays open and is no difference
  x12('of a part of what was left out', {
    ...balance,
    ...flat,
    earlier: [['original', { BASE: 400 }]],
    billed: { BASE: 30 },
    difference: 0,
    reasons: {},
  }),
  // 40 was open, an earlier balance took 30: of 20 billed 10 is open
  csv('after another balance', {
    ...balanceRow,
    ...flat,
    earlier: [
      ['original', { BASE: 400 }],
      ['balance_due', { BASE: 30 }],
    ],
    billed: { BASE: 20 },
    difference: 10,
    reasons: { rate: 10 },
  }),
  // The first bill left the liftgate out.
  x12('of a liftgate that was left out', {
    ...balance,
    ...ltl,
    earlier: [['original', { BASE: 1000, DISC: -600, FUEL: 100 }]],
    billed: { LFTD: 75 },
    difference: 0,
    reasons: {},
  }),
  // 75 booked and open, 120 billed
  csv('of a liftgate at a higher price', {
    ...balanceRow,
    ...ltl,
    earlier: [['original', { BASE: 1000, DISC: -600, FUEL: 100 }]],
    billed: { LFTD: 120 },
    difference: 45,
    reasons: { 'accessorial LFTD': 45 },
  }),
  // + 100 - 60 + 10: nothing of these is open
  x12('of a reweigh with discount and fuel', {
    ...balance,
    ...ltl,
    ...ltlBilled,
    weight: 1100,
    billed: { BASE: 100, DISC: -60, FUEL: 10 },
    difference: 50,
    reasons: { reweigh: 50 },
  }),
  // The first bill was already higher: nothing is open.
  csv('after a bill that was too high', {
    ...balanceRow,
    ...flat,
    earlier: [['original', { BASE: 500 }]],
    billed: { BASE: 10 },
    difference: 10,
    reasons: { rate: 10 },
  }),
  // Detention of 60 was refused before; it is no part of the booking now either.
  x12('of what was refused before', {
    ...balance,
    ...flat,
    earlier: [['original', { BASE: 440, DET: 60 }, { DET: 60 }]],
    billed: { DET: 60 },
    difference: 60,
    reasons: { 'accessorial DET': 60 },
  }),
  // 440 booked, nothing billed yet: 25.50 of it is open
  csv('before any other bill', {
    ...balanceRow,
    ...flat,
    billed: { BASE: 25.5 },
    difference: 0,
    reasons: {},
  }),
  // An adjustment above nothing is a balance.
  x12('by the word adjustment', {
    is: 'balance_due',
    says: 'AD',
    ...truck,
    ...truckBilled,
    billed: { DET: 100 },
    difference: 100,
    reasons: { 'accessorial DET': 100 },
  }),
  x12('of fuel', { ...balance, ...truck, ...truckBilled, billed: { FUEL: 8.4 }, difference: 8.4, reasons: { fuel: 8.4 } }),
  // A credit of 40 gives back; it does not open the booking again.
  csv('after a credit', {
    ...balanceRow,
    ...flat,
    earlier: [
      ['original', { BASE: 440 }],
      ['credit', { BASE: -40 }],
    ],
    billed: { BASE: 40 },
    difference: 40,
    reasons: { rate: 40 },
  }),
];

const afterBalances: readonly BillCase[] = [
  // 25.50 of 440 was billed as a balance before: 414.50 is left to the whole bill.
  x12('the whole bill after a balance', {
    ...whole,
    ...flat,
    earlier: [['balance_due', { BASE: 25.5 }]],
    billed: { BASE: 440 },
    difference: 25.5,
    reasons: { rate: 25.5 },
  }),
  csv('the rest after a balance', {
    ...whole,
    ...flat,
    earlier: [['balance_due', { BASE: 25.5 }]],
    billed: { BASE: 414.5 },
    difference: 0,
    reasons: {},
  }),
];

const correctedOnes: readonly BillCase[] = [
  // A corrected bill is compared with the booking, as if the one in whose place it stands had not come.
  x12('to what was booked', { ...corrected, ...flat, billed: { BASE: 440 }, difference: 0, reasons: {} }),
  csv('still too high', { ...correctedRow, ...flat, billed: { BASE: 460 }, difference: 20, reasons: { rate: 20 } }),
  x12('lower than booked', { ...corrected, ...flat, billed: { BASE: 400 }, difference: -40, reasons: { rate: -40 } }),
  csv('to nothing', { ...correctedRow, ...flat, billed: { BASE: 0 }, difference: -440, reasons: { rate: -440 } }),
  // 2,162.50 booked, 2,262.50 billed
  x12('with detention that was left out', {
    ...corrected,
    ...truck,
    billed: { BASE: 1850, FUEL: 312.5, DET: 100 },
    difference: 100,
    reasons: { 'accessorial DET': 100 },
  }),
  x12('by the word rebilling', {
    is: 'corrected',
    says: 'RB',
    ...ltl,
    billed: { BASE: 1000, DISC: -600, FUEL: 100, LFTD: 75 },
    difference: 0,
    reasons: {},
  }),
  // Beside a balance of 40 that filled what the first bill had left open.
  csv('beside a balance', {
    ...correctedRow,
    ...flat,
    earlier: [['balance_due', { BASE: 40 }]],
    billed: { BASE: 440 },
    difference: 40,
    reasons: { rate: 40 },
  }),
  csv('with another class', {
    ...correctedRow,
    ...ltl,
    freight_class: '65',
    billed: { BASE: 900, DISC: -540, FUEL: 90, LFTD: 75 },
    difference: -50,
    reasons: { reclass: -50 },
  }),
];

const credits: readonly BillCase[] = [
  // A credit is compared with nothing: all of it is taken back.
  x12('of a part', { ...credit, ...flat, ...flatBilled, billed: { BASE: -40 }, difference: -40, reasons: { rate: -40 } }),
  csv('of a part', { ...creditRow, ...flat, ...flatBilled, billed: { BASE: -40 }, difference: -40, reasons: { rate: -40 } }),
  csv('that does not say so', { ...credit, ...flat, ...flatBilled, billed: { DET: -60 }, difference: -60, reasons: { 'accessorial DET': -60 } }),
  x12('by the word adjustment', {
    ...credit,
    says: 'AD',
    ...ltl,
    ...ltlBilled,
    billed: { LFTD: -75 },
    difference: -75,
    reasons: { 'accessorial LFTD': -75 },
  }),
  // - 100 + 60 - 10
  x12('of a reweigh with discount and fuel', {
    ...credit,
    ...ltl,
    ...ltlBilled,
    weight: 900,
    billed: { BASE: -100, DISC: 60, FUEL: -10 },
    difference: -50,
    reasons: { reweigh: -50 },
  }),
  csv('of fuel', { ...creditRow, ...truck, ...truckBilled, billed: { FUEL: -12.5 }, difference: -12.5, reasons: { fuel: -12.5 } }),
  x12('of the whole', { ...credit, ...flat, ...flatBilled, billed: { BASE: -440 }, difference: -440, reasons: { rate: -440 } }),
  // A balance due below nothing takes back.
  x12('sent as a balance due', {
    ...credit,
    says: 'BD',
    ...truck,
    ...truckBilled,
    billed: { BASE: -150, FUEL: -25.35 },
    difference: -175.35,
    reasons: { rate: -175.35 },
  }),
  csv('of two services', {
    ...creditRow,
    ...truck,
    ...truckBilled,
    billed: { DET: -100, LUM: -18.75 },
    difference: -118.75,
    reasons: { 'accessorial DET': -100, 'accessorial LUM': -18.75 },
  }),
  // 20 taken back, 5 charged for it
  csv('with a charge in it', {
    ...creditRow,
    ...flat,
    ...flatBilled,
    billed: { DET: -20, MNC: 5 },
    difference: -15,
    reasons: { 'accessorial DET': -20, 'accessorial MNC': 5 },
  }),
];

/** Carriers’ bills of every kind, each with its difference. */
export const billCases: readonly BillCase[] = [
  ...originals,
  ...balances,
  ...afterBalances,
  ...correctedOnes,
  ...credits,
];
