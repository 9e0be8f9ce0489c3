import { writeFileSync } from 'node:fs';
import { buildZipTable } from '../server/src/features/places/build-zip-table.ts';
import { encodeZipTable, zipTableFile } from '../server/src/features/places/zip-table-file.ts';

// Makes the table of postal codes from the packages and lists it is built of; a test holds it to them.
writeFileSync(zipTableFile, encodeZipTable(buildZipTable()));
