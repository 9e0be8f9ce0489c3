// Playwright on what is built from the present sources, with the arguments of this script: `npm run shots`, `npm run axe`.
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-browser.mjs';
import { ensurePinnedNode, root, run } from './pinned-node.mjs';

await ensurePinnedNode();
process.env.CHROME_PATH = await findChromium();
await buildWeb();
const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
process.exit(await run(process.execPath, [playwright, 'test', ...process.argv.slice(2), '--reporter=list']));
