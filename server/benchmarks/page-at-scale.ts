import { loadSorts } from '@portal/contract/loads/loads.contract.ts';
import { tokenFor } from '../src/testing/make-account.ts';
import { type BenchApp, withBenchApp } from './bench-app.ts';
import { fillLoads } from './fill-loads.ts';

const sizes = [1000, Number(process.env['BENCH_LOADS'] ?? 1_000_000)] as const;
const calls = 60;
const wanted = 1.5;

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const filters = {
  none: '',
  group: 'group=delivered',
  mode: 'mode=ftl',
  'rare mode': 'mode=drayage',
  'pickup days': `pickup_from=${inDays(-7)}&pickup_to=${inDays(0)}`,
  carrier: 'carrier_id=3',
  late: 'late=true',
  search: 'search=houston',
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds of the median call, one at a time. */
const p50 = async (url: string, token: string): Promise<number> => {
  const taken: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    taken.push(performance.now() - start);
  }
  return median(taken);
};

const measure = async (app: BenchApp, token: string): Promise<Map<string, number>> => {
  const figures = new Map<string, number>();
  for (const [name, filter] of Object.entries(filters)) {
    for (const sort of loadSorts) {
      figures.set(`${name}, ${sort}`, await p50(`${app.url}/api/loads?${filter}&sort=${sort}`, token));
    }
  }
  return figures;
};

const print = (who: string, few: Map<string, number>, many: Map<string, number>): void => {
  const ratios = [...many].map(([page, ms]) => ({ page, ms, ratio: ms / (few.get(page) ?? ms) }));
  for (const { page, ms, ratio } of ratios.toSorted((a, b) => b.ratio - a.ratio)) {
    console.log(`${who}, ${page}: ratio ${ratio.toFixed(2)} (${few.get(page)?.toFixed(2)} -> ${ms.toFixed(2)} ms)`);
  }
  const over = ratios.filter(({ ratio }) => ratio > wanted).length;
  console.log(`${who}: ${ratios.length - over} of ${ratios.length} pages within ${wanted}`);
};

// The median page at 1,000 and at 1,000,000 loads, for every sort and filter, as a customer and as the operator.
await withBenchApp(async (app) => {
  const shipper = await app.shipper();
  const operator = await app.shipper({ role: 'platform_admin' });
  const others = await Promise.all([app.shipper(), app.shipper()]);
  const accountIds = [shipper, ...others].map(({ account_id }) => account_id);
  const measured: Record<'customer' | 'operator', Map<string, number>>[] = [];
  let present = 0;
  for (const size of sizes) {
    await fillLoads(app.databaseUrl, { accountIds, userId: shipper.user_id }, present, size);
    present = size;
    // Filling takes longer than a token lives.
    const [own, all] = [await tokenFor(app, shipper.user_id), await tokenFor(app, operator.user_id)];
    await measure(app, own);
    measured.push({ customer: await measure(app, own), operator: await measure(app, all) });
  }
  const [few, many] = measured;
  if (few && many) for (const who of ['customer', 'operator'] as const) print(who, few[who], many[who]);
});
