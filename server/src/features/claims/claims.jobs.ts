import type { Job } from '../../platform/context.ts';
import { startDeliveryClocks } from './refresh-due.ts';

export const claimsJobs: readonly Job[] = [startDeliveryClocks];
