import type { Job } from '../../platform/context.ts';
import { filePod } from './file-pod.ts';
import { issueBol, reissueBol } from './issue-bol.ts';

export const documentsJobs: readonly Job[] = [issueBol, reissueBol, filePod];
