// `npm start`: plain JavaScript, because the machine's own Node may be too old for anything else.
import { buildWeb, compressWeb } from './build-web.mjs';
import { ensurePinnedNode } from './pinned-node.mjs';

await ensurePinnedNode();
// The build runs in a process of its own while the server prepares its database.
const webBuilt = buildWeb();
const { runServer } = await import('../server/src/main.ts');
await runServer({ webBuilt });
await compressWeb().catch((error) => console.error(error.message));
