import { z } from 'zod';
import { loadStatuses, statusGroupNames } from './load-status.ts';

export const LoadStatus = z.enum(loadStatuses);
export const StatusGroup = z.enum(statusGroupNames);
