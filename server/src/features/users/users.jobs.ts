import { job, type Job } from '../../platform/jobs.ts';
import { sendPasswordLink, sendPasswordLinkJob } from './send-password-link.ts';

export const usersJobs: readonly Job[] = [job(sendPasswordLinkJob, sendPasswordLink)];
