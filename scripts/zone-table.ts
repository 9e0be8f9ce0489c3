import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeZoneTable } from './zones/write-zone-table.ts';

// Makes the table of time zones from the tz database of moment-timezone: install its newest release first.
const file = path.join(import.meta.dirname, '../contract/src/values/zones/data/zone-lines.ts');
writeFileSync(file, writeZoneTable());
