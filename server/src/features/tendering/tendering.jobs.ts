import type { Job } from '../../platform/context.ts';
import { pursueTender } from './pursue-tender.ts';
import { tellCarrierCancelled } from './tell-carrier-cancelled.ts';

export const tenderingJobs: readonly Job[] = [pursueTender, tellCarrierCancelled];
