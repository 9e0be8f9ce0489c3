import type { Job } from '../../platform/context.ts';
import { mailAccepted, mailDeclined, mailDelivered } from './mail-booker.ts';

export const notificationsJobs: readonly Job[] = [mailAccepted, mailDeclined, mailDelivered];
