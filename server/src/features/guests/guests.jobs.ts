import type { Job } from '../../platform/context.ts';
import { job } from '../../platform/jobs/jobs.ts';
import { confirmDemo, confirmDemoJob, reportDemo, reportDemoJob } from './send-demo-mails.ts';

export const guestsJobs: readonly Job[] = [job(reportDemoJob, reportDemo), job(confirmDemoJob, confirmDemo)];
