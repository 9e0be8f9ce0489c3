// `npm run shots`: a picture of every screen in its states, in shots/.
import path from 'node:path';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-chromium.mjs';
import { ensurePinnedNode, root, run } from './pinned-node.mjs';

await ensurePinnedNode();
process.env.CHROME_PATH = await findChromium();
await buildWeb();
const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
process.exit(await run(process.execPath, [playwright, 'test', '--config=e2e/shots.config.ts', '--reporter=list']));
