// `npm run dev`: the server restarts and the page reloads when a source changes.
import path from 'node:path';
import { ensurePinnedNode, root, run } from './pinned-node.mjs';

await ensurePinnedNode();
const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
const codes = await Promise.all([
  run(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts']),
  run(process.execPath, [vite], { cwd: path.join(root, 'web') }),
]);
process.exit(Math.max(...codes));
