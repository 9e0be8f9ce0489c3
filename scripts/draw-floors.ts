import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawFloors, withDrawing } from './laws/floor-drawing.ts';
import { readWorkspace } from './laws/workspace.ts';

// `npm run docs:floors`: draws the floors into docs/ARCHITECTURE.md as the features declare them.
const root = path.join(import.meta.dirname, '..');
const file = path.join(root, 'docs', 'ARCHITECTURE.md');
writeFileSync(file, withDrawing(readFileSync(file, 'utf8'), drawFloors(readWorkspace(root))));
