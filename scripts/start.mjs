// `npm start`: plain JavaScript, because the machine's own Node may be too old for anything else.
import { joinServer, serverEntry } from './build-server.mjs';
import { buildWeb, compressWeb } from './build-web.mjs';
import { ensurePinnedNode } from './pinned-node.mjs';

await ensurePinnedNode();
// The build runs in a process of its own while the server prepares its database.
const webBuilt = buildWeb();
const { runServer } = await import(serverEntry());
await runServer({ webBuilt });
// What makes the next start and its pages faster waits until this start is over; `PREPARE_NEXT_START=off` where no other
// start comes.
if (process.env.PREPARE_NEXT_START !== 'off') {
  await compressWeb()
    .then(joinServer)
    .catch((error) => console.error(error.message));
}
