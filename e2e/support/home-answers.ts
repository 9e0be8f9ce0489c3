// A year of a shipper, and of the operator, for pictures of the home screen.

const months = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date();
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - (count - 1) + at, 1)).toISOString().slice(0, 7);
  });

const today = (): string => new Date().toLocaleDateString('en-CA');
const period = () => ({ from: `${months(11)[0]}-01`, today: today(), last_n_months: 11 });

/** LTL, full truckloads, expedited, refrigerated, flatbed, drayage. */
const byMonth = [
  [24, 7, 1, 3, 2, 1],
  [22, 7, 1, 3, 2, 1],
  [27, 8, 1, 4, 3, 1],
  [29, 8, 1, 4, 3, 2],
  [31, 10, 1, 5, 3, 2],
  [30, 9, 1, 5, 3, 1],
  [28, 8, 1, 4, 3, 1],
  [31, 10, 1, 4, 3, 2],
  [33, 10, 1, 5, 4, 2],
  [37, 11, 2, 5, 4, 2],
  [26, 8, 1, 4, 3, 1],
] as const;
const modeNames = ['ltl', 'ftl', 'expedited', 'reefer', 'flatbed', 'drayage'] as const;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const monthly = () => ({
  period: period(),
  loads: sumOf(byMonth.map(sumOf)),
  later: 4,
  months: months(11).map((month, at) => {
    const loads = byMonth[at] ?? byMonth[0];
    return {
      month,
      loads: sumOf(loads),
      modes: Object.fromEntries(modeNames.map((mode, index) => [mode, loads[index]])),
    };
  }),
});

export const modes = () => ({
  period: period(),
  loads: 521,
  items: [
    { mode: 'ltl', loads: 318 },
    { mode: 'ftl', loads: 96 },
    { mode: 'reefer', loads: 46 },
    { mode: 'flatbed', loads: 33 },
    { mode: 'drayage', loads: 16 },
    { mode: 'expedited', loads: 12 },
  ],
});

export const status = () => ({
  period: { ...period(), last_n_months: 3 },
  loads: 159,
  items: [
    { group: 'quoted', loads: 18 },
    { group: 'pending', loads: 4 },
    { group: 'assigned', loads: 14 },
    { group: 'in_transit', loads: 20 },
    { group: 'delivered', loads: 91 },
    { group: 'cancelled', loads: 12 },
  ],
});

const carrierRows = [
  ['Saia', 'SAIA', 95, 94.7, 41_208],
  ['Estes', 'EXLA', 83, 96.4, 39_877],
  ['Old Dominion', 'ODFL', 71, 98.6, 38_150],
  ['XPO', 'CNWY', 56, 92.9, 24_910],
  ['Dayton Freight', 'DAFG', 44, 95.5, 17_402],
  ['AAA Cooper', 'AACT', 37, 94.6, 13_618],
  ['Schneider', 'SNDR', 34, 91.2, 78_430],
  ['Averitt', 'AVRT', 21, 96.1, 11_240],
  ['R+L Carriers', 'RLCA', 14, 93.4, 8120],
  ['Werner', 'WERN', 9, 88.9, 21_735],
  ['TForce', 'TFIN', 8, 100, 6010],
  ['Pitt Ohio', 'PITD', 6, 83.3, 3990],
  ['Landstar', 'LDSI', 4, 100, 19_990],
] as const;

export const carrierShares = () => ({
  period: period(),
  loads: 482,
  delivered: 470,
  on_time: 446,
  on_time_percent: 95,
  spend: 324_682,
  items: carrierRows.map(([name, scac, loads, share, spend], at) => ({
    carrier: { id: at + 1, name, short_name: name, scac, logo_url: null },
    loads,
    delivered: loads,
    on_time: Math.round((loads * share) / 100),
    on_time_percent: share,
    spend,
  })),
});

const accessorialRows = [
  ['LGATE', 'Liftgate at delivery', 'Rampa en la entrega', 91, 6825],
  ['DET', 'Detention', 'Tiempo de espera', 34, 4313],
  ['APTD', 'Appointment', 'Cita en la entrega', 94, 3290],
  ['RES', 'Residential', 'Zona residencial', 24, 2640],
  ['LTDAC', 'Limited access', 'Acceso limitado', 18, 2115],
  ['NTFY', 'Notify before delivery', 'Aviso antes de la entrega', 73, 1314],
  ['RWGH', 'Reweigh or reclass', 'Repesaje o reclasificación', 11, 1027],
] as const;

export const accessorials = () => ({
  period: period(),
  count: sumOf(accessorialRows.map(([, , , count]) => count)),
  amount: sumOf(accessorialRows.map(([, , , , amount]) => amount)),
  spend: 324_682,
  items: accessorialRows.map(([code, en, es, count, amount]) => ({ code, label: { en, es }, count, amount })),
});

const billed = [24_100, 22_800, 28_300, 30_200, 34_700, 32_100, 29_800, 33_400, 36_100, 38_200, 33_700] as const;

export const billing = () => ({
  period: period(),
  billed: 318_402.16,
  invoices: 496,
  paid: { amount: 293_714.39, invoices: 476 },
  open: { amount: 18_202.17, invoices: 14 },
  overdue: { amount: 6485.6, invoices: 6 },
  months: months(11).map((month, at) => {
    const whole = billed[at] ?? 0;
    const open = at === 10 ? 15_900 : at === 9 ? 2302.17 : 0;
    const overdue = at === 9 ? 3968.22 : at === 8 ? 1412.38 : at === 6 ? 755 : at === 7 ? 350 : 0;
    return { month, paid: whole - open - overdue, open, overdue };
  }),
});

const stopRows = [
  ['US', 'TX', 301, 102],
  ['US', 'CA', 38, 42],
  ['US', 'IL', 9, 39],
  ['MX', 'NLE', 31, 14],
  ['US', 'OH', 6, 37],
  ['US', 'GA', 5, 28],
  ['US', 'AZ', 21, 12],
  ['US', 'TN', 12, 20],
  ['US', 'CO', 3, 23],
  ['US', 'LA', 4, 21],
  ['US', 'NC', 2, 17],
  ['MX', 'TAM', 14, 5],
  ['US', 'AR', 1, 15],
  ['MX', 'COA', 12, 3],
  ['MX', 'CHH', 8, 6],
  ['US', 'FL', 2, 11],
  ['US', 'WA', 3, 5],
  ['MX', 'BCN', 6, 3],
  ['MX', 'QUE', 5, 4],
  ['MX', 'JAL', 2, 4],
  ['MX', 'CMX', 2, 4],
  ['CA', 'ON', 1, 3],
] as const;

export const stops = () => ({
  period: period(),
  stops: sumOf(stopRows.map(([, , pickups, deliveries]) => pickups + deliveries)),
  pickups: sumOf(stopRows.map(([, , pickups]) => pickups)),
  deliveries: sumOf(stopRows.map(([, , , deliveries]) => deliveries)),
  items: stopRows.map(([country, state, pickups, deliveries]) => ({
    country,
    state,
    stops: pickups + deliveries,
    pickups,
    deliveries,
  })),
});

const both = (en: string, es: string) => ({ en, es });

export const news = () => ({
  items: [
    {
      id: 1,
      title: both('Thanksgiving week', 'Semana de Acción de Gracias'),
      text: both(
        'No LTL pickups on Thu 11-26-2026. Book by Wed 2:00 PM for a Friday pickup.',
        'Sin recolecciones LTL el jue 11-26-2026. Reserve antes del mié 2:00 PM para el viernes.',
      ),
      active: true,
      version: 1,
    },
    {
      id: 2,
      title: both('New carrier: Averitt', 'Nuevo transportista: Averitt'),
      text: both('Averitt quotes LTL in the Southeast from today on.', 'Averitt cotiza LTL en el sureste desde hoy.'),
      active: true,
      version: 1,
    },
  ],
  total: 2,
});
