import { z } from 'zod';
import { loadModes } from './modes.ts';

export const LoadMode = z.enum(loadModes);
