import { loadSorts } from '@portal/contract/loads/load-list.ts';
import { median } from '@portal/contract/values/median.ts';
import { tokenFor } from '../../src/testing/fixtures/make-account.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';
import { fillLoads } from '../fill-loads.ts';

const few = 1000;
const many = Number(process.env['BENCH_LOADS'] ?? 1_000_000);
const warmUp = 8;
const calls = 41;
const wanted = 1.5;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
// Each fills a page at either size.
const filters = {
  none: '',
  group: 'group=delivered',
  mode: 'mode=ftl',
  'rare mode': 'mode=drayage',
  'pickup days': `pickup_from=${inDays(-30)}&pickup_to=${inDays(0)}`,
  'pickup days long ago': `pickup_from=${inDays(-200)}&pickup_to=${inDays(-160)}`,
  carrier: 'carrier_id=3',
  late: 'late=true',
  search: 'search=houston',
  'group and pickup days': `group=delivered&pickup_from=${inDays(-200)}&pickup_to=${inDays(-140)}`,
  'mode and carrier': 'mode=ltl&carrier_id=1',
};

type Side = { app: BenchApp; tokens: Record<'customer' | 'operator', string> };
type Figure = { page: string; few: number; many: number; ratio: number };

/** Milliseconds of one call that must fill its page. */
const take = async (url: string, token: string): Promise<number> => {
  const start = performance.now();
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { items } = (await response.json()) as { items?: unknown[] };
  const took = performance.now() - start;
  if (items?.length !== 25) throw new Error(`${url} answered ${response.status} with ${items?.length} loads`);
  return took;
};

/** The median call of either side, asked by turns, so that a busy machine is busy for both. */
const compare = async (page: string, path: string, who: keyof Side['tokens'], sides: [Side, Side]): Promise<Figure> => {
  const taken: [number[], number[]] = [[], []];
  for (let call = 0; call < warmUp + calls; call += 1) {
    for (const index of [0, 1] as const) {
      const { app, tokens } = sides[index];
      const took = await take(app.url + path, tokens[who]);
      if (call >= warmUp) taken[index].push(took);
    }
  }
  const [atFew, atMany] = [median(taken[0]), median(taken[1])];
  return { page: `${who}, ${page}`, few: atFew, many: atMany, ratio: atMany / atFew };
};

const fill = async (app: BenchApp, size: number): Promise<Side> => {
  const shipper = await app.shipper();
  const operator = await app.shipper({ role: 'platform_admin' });
  const others = await Promise.all([app.shipper(), app.shipper()]);
  const accountIds = [shipper, ...others].map(({ account_id }) => account_id);
  await fillLoads(app.databaseUrl, { accountIds, userId: shipper.user_id }, size);
  return {
    app,
    tokens: { customer: await tokenFor(app, shipper.user_id), operator: await tokenFor(app, operator.user_id) },
  };
};

const measure = async (sides: [Side, Side]): Promise<void> => {
  const figures: Figure[] = [];
  for (const who of ['customer', 'operator'] as const) {
    for (const [name, filter] of Object.entries(filters)) {
      for (const sort of loadSorts) {
        figures.push(await compare(`${name}, ${sort}`, `/api/loads?${filter}&sort=${sort}`, who, sides));
      }
    }
  }
  for (const { page, few: ms, many: msMany, ratio } of figures.toSorted((a, b) => b.ratio - a.ratio)) {
    console.log(`${page}: ratio ${ratio.toFixed(2)} (${ms.toFixed(2)} -> ${msMany.toFixed(2)} ms)`);
  }
  const within = figures.filter(({ ratio }) => ratio <= wanted).length;
  console.log(
    `page at ${many} loads against ${few}: ${within} of ${figures.length} pages within ${wanted}, ` +
      `median ratio ${median(figures.map(({ ratio }) => ratio)).toFixed(2)}`,
  );
};

// The median page at 1,000 and at 1,000,000 loads, for every sort and filter, as a customer and as the operator.
await withBenchApp((small) =>
  withBenchApp(async (large) => {
    // The large one first: tokens are good for ten minutes.
    const side = await fill(large, many);
    await measure([await fill(small, few), side]);
  }),
);
