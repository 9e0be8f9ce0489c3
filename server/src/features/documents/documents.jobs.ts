import type { Job } from '../../platform/context.ts';
import { filePod } from './store/file-pod.ts';
import { issueBol, reissueBol } from './bol/issue-bol.ts';

export const documentsJobs: readonly Job[] = [issueBol, reissueBol, filePod];
