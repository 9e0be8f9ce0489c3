// Copies the built web with compressed files as small as they get, in a process that gives way to every other.
import { constants, setPriority } from 'node:os';
import { compressThoroughly } from '../web/build/compress-assets.ts';

const [folder = '', into = ''] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);
await compressThoroughly(folder, into);
