import type { Job } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { sendPasswordLink, sendPasswordLinkJob } from './send-password-link.ts';

export const usersJobs: readonly Job[] = [job(sendPasswordLinkJob, sendPasswordLink)];
