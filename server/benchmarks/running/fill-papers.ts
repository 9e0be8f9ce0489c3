import { createHash, randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openClient } from '../../src/platform/database/connection.ts';

/** What a load has beside its row, for every load: two stops, an item, a line of history and a paper. */
const rowsOfLoads = [
  `insert into stops (load_id, position, type, city, state, zip_code, lat, lng)
    select l.id, p, case p when 0 then 'pickup' else 'delivery' end, 'Dallas', 'TX', '75207', 32.8, -96.8
    from loads l cross join generate_series(0, 1) p
    where not exists (select from stops s where s.load_id = l.id)`,
  `insert into line_items (load_id, position, commodity, freight_class, handling_unit, handling_unit_count,
      length, width, height, dimension_unit, weight, weight_unit)
    select l.id, 0, 'Machine parts', '85', 'PAT', 2, 48, 40, 48, 'in', 1300, 'lb'
    from loads l where not exists (select from line_items i where i.load_id = l.id)`,
  `insert into load_history (load_id, kind, event, to_status, details)
    select id, 'status', 'booked', status, jsonb_build_object('carrier', 'Bench "Ñandú"', 'line', E'a\\tb\\n\\\\c')
    from loads`,
  `insert into documents (load_id, account_id, type, name, content_type, size, storage_key)
    select l.id, l.account_id, 'bol', 'BOL ' || l.id || '.pdf', 'application/pdf', 2000 + l.id % 12000,
      left(k.id::text, 2) || '/' || k.id
    from loads l cross join lateral (select gen_random_uuid() as id where l.id > 0) k`,
];

const filesAtOnce = 16;

/**
 * Gives every load of the database the rows of a real one and a paper of 2 to 14 kB, in the folder of a file store.
 * Answers the checksum of each file by its storage key.
 */
export async function fillPapers(url: string, filesFolder: string): Promise<Map<string, string>> {
  const client = await openClient(url);
  try {
    for (const text of rowsOfLoads) await client.query(text);
    await client.query('analyze');
    const { rows } = await client.query<{ storage_key: string; size: number }>(
      'select storage_key, size from documents',
    );
    const checksums = new Map<string, string>();
    const left = rows[Symbol.iterator]();
    const writeSome = async () => {
      for (const { storage_key, size } of left) {
        const target = path.join(filesFolder, storage_key);
        await mkdir(path.dirname(target), { recursive: true });
        const bytes = randomBytes(size);
        checksums.set(storage_key, createHash('sha256').update(bytes).digest('hex'));
        await writeFile(target, bytes);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, writeSome));
    return checksums;
  } finally {
    await client.end();
  }
}
