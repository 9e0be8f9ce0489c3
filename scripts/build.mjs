// `npm run build`: the screens only; the server runs from its sources until a start has joined them.
import { buildWeb, compressWeb } from './build-web.mjs';
import { ensurePinnedNode } from './pinned-node.mjs';

await ensurePinnedNode();
await buildWeb();
await compressWeb();
