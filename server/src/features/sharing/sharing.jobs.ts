import type { Job } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendShare, sendShareJob } from './send-share.ts';

export const sharingJobs: readonly Job[] = [job(sendShareJob, sendShare)];
