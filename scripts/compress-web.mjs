// Makes the compressed copies of the built web as small as they get, in a process that gives way to every other.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { compressThoroughly } from '../web/build/compress-assets.ts';

const [folder = '', done = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);
await compressThoroughly(folder);
writeFileSync(done, '');
