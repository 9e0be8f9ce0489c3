// Three months of the operator's business, for pictures of its home screen.

const today = (): string => new Date().toLocaleDateString('en-CA');

const months = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date();
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - (count - 1) + at, 1)).toISOString().slice(0, 7);
  });

const period = () => ({ from: `${months(3)[0]}-01`, today: today(), last_n_months: 3 });

const answers = {
  margin: { loads: 2302, price: 1_611_400, cost: 1_392_250, margin: 219_150, margin_percent: 13.6 },
  quote_to_book: { quoted: 7018, booked: 2302, percent: 32.8 },
  on_time: { delivered: 780, on_time: 741, percent: 95 },
  first_quote: { requests: 7018, median_seconds: 9.2, p95_seconds: 20.6 },
};

const margins = [61, 66, 58, 67, 72, 70, 67, 73, 80, 72, 78, 76] as const;
const booked = [28, 30, 29, 28, 31, 30, 32, 31, 33, 32, 34, 35] as const;
const punctual = [96, 94, 97, 95, 97.5, 93, 95.5, 94, 96, 95, 94.6, 94] as const;
const waits = [12.6, 12.2, 12.4, 11.8, 11.6, 11.8, 11.4, 11, 10.6, 10.2, 9.6, 9.2] as const;

export const overview = () => ({
  period: period(),
  ...answers,
  before: {
    ...answers,
    quote_to_book: { quoted: 6700, booked: 2057, percent: 30.7 },
    on_time: { delivered: 760, on_time: 725, percent: 95.4 },
    first_quote: { requests: 6700, median_seconds: 11.6, p95_seconds: 24 },
  },
  trend: months(12).map((month, at) => ({
    month,
    margin: (margins[at] ?? 0) * 1000,
    margin_percent: 13.5,
    quote_to_book_percent: booked[at] ?? null,
    on_time_percent: punctual[at] ?? null,
    first_quote_seconds: waits[at] ?? null,
  })),
});

const earned = [31_806, 27_742, 24_915, 20_230, 14_118, 9377] as const;
const shares = [13.4, 11.8, 16.2, 15.1, 14.6, 8.9] as const;
const accounts = [
  'Acme Industrial',
  'Ultramar Imports',
  'Borealis Foods',
  'Altamira Supply',
  'Sonoran Brake',
  'Piedmont Parts',
] as const;
const carriers = [
  ['Saia', 'SAIA'],
  ['Estes', 'EXLA'],
  ['Schneider', 'SNDR'],
  ['Old Dominion', 'ODFL'],
  ['XPO', 'CNWY'],
  ['Werner', 'WERN'],
] as const;
const lanes = [
  ['Laredo', 'TX', 'Chicago', 'IL'],
  ['Dallas', 'TX', 'Atlanta', 'GA'],
  ['Monterrey', 'NLE', 'Dallas', 'TX'],
  ['Los Angeles', 'CA', 'Dallas', 'TX'],
  ['Houston', 'TX', 'Tulsa', 'OK'],
  ['El Paso', 'TX', 'Denver', 'CO'],
] as const;

const marginOf = (at: number) => {
  const margin = earned[at] ?? 0;
  const price = Math.round((margin / (shares[at] ?? 1)) * 100);
  return { loads: 300 - at * 40, price, cost: price - margin, margin, margin_percent: shares[at] ?? null };
};

const marginsOf = (items: readonly object[]) => ({
  period: period(),
  ...answers.margin,
  total: 38,
  items: items.map((item, at) => ({ ...marginOf(at), account: null, lane: null, carrier: null, ...item })),
});

export const accountMargins = () => marginsOf(accounts.map((name, at) => ({ account: { id: at + 2, name } })));

export const laneMargins = () =>
  marginsOf(
    lanes.map(([from, fromState, to, toState]) => ({
      lane: { origin: { city: from, state: fromState }, destination: { city: to, state: toState } },
    })),
  );

export const carrierMargins = () =>
  marginsOf(
    carriers.map(([name, scac], at) => ({ carrier: { id: at + 1, name, short_name: name, scac, logo_url: null } })),
  );

export const funnel = () => ({
  period: period(),
  steps: [
    { step: 'requested', loads: 7412, percent: 100 },
    { step: 'quoted', loads: 7018, percent: 94.7 },
    { step: 'tendered', loads: 2447, percent: 33 },
    { step: 'accepted', loads: 2302, percent: 31.1 },
    { step: 'delivered', loads: 2178, percent: 29.4 },
  ],
});

const waited = [120, 380, 810, 1220, 1390, 1080, 760, 510, 340, 220, 120, 70, 60, 30, 25, 40] as const;

export const firstQuotes = () => ({
  period: period(),
  ...answers.first_quote,
  bins: waited.map((requests, at) => ({
    from_seconds: at * 2,
    to_seconds: at === waited.length - 1 ? null : at * 2 + 2,
    requests,
  })),
});

export const commissions = () => ({
  period: period(),
  total: 1,
  items: [
    {
      user: { id: 9, name: 'Marco Reyes', email: 'sales@acme.test' },
      account: { id: 2, name: 'Acme Industrial' },
      loads: 84,
      price: 61_240.5,
      commission: 1990.32,
      intervals: [
        { from: '2026-01-01', to: '2026-09-30', percent: 3, loads: 40, price: 30_100, commission: 903 },
        { from: '2026-10-01', to: null, percent: 3.5, loads: 44, price: 31_140.5, commission: 1089.92 },
      ],
    },
  ],
});
