import { median } from '@portal/contract/values/median.ts';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';
import { type BenchApp, withBenchApp } from '../bench-app.ts';
import { type Target, throughput } from '../compare.ts';

const rounds = Number(process.argv[2] ?? 5);
const wanted = 0.95;

const triggers = `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname like '%\\_figures%'`;

/** Switches marking of changed loads on or off. */
const mark = async ({ services: { pool } }: BenchApp, isOn: boolean): Promise<void> => {
  const { rows } = await pool.query<{ table: string; name: string }>(triggers);
  if (rows.length === 0) throw new Error('there are no triggers that mark changed loads');
  for (const { table, name } of rows) {
    await pool.query(`alter table ${table} ${isOn ? 'enable' : 'disable'} trigger ${name}`);
  }
};

// Loads saved while their figures are kept, against the same with the triggers for them switched off, by turns.
await withBenchApp(async (app) => {
  const { token } = await app.shipper();
  const target: Target = {
    url: `${app.url}/api/loads`,
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(loadBody({ draft: true })),
  };
  await throughput(target, 3);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await mark(app, true);
    const kept = await throughput(target, 4);
    await mark(app, false);
    const bare = await throughput(target, 4);
    ratios.push(kept / bare);
    console.log(
      `${kept.toFixed(0)} loads/s with figures, ${bare.toFixed(0)} without: ratio ${(kept / bare).toFixed(2)}`,
    );
  }
  console.log(`saving a load with its figures: ratio ${median(ratios).toFixed(2)} (wanted ${wanted})`);
});
