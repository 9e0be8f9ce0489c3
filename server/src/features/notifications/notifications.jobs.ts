import type { Job } from '../../platform/context.ts';
import { mailAccepted, mailDeclined, mailDelivered, mailPickedUp } from './mail-booker.ts';
import { mailCarrierChange } from './mail-carrier-change.ts';
import { mailClaimChanged } from './mail-claim.ts';
import { mailClaimDeadline } from './mail-claim-deadline.ts';
import { mailClaimReceipt } from './mail-claim-receipt.ts';
import { mailDelayed } from './mail-delay.ts';
import { mailOperations } from './mail-operations.ts';
import { mailPaperFiled } from './mail-paper-filed.ts';
import { mailStopChanged } from './mail-stop-changed.ts';

export const notificationsJobs: readonly Job[] = [
  mailAccepted,
  mailDeclined,
  mailPickedUp,
  mailDelivered,
  mailPaperFiled,
  mailDelayed,
  mailOperations,
  mailStopChanged,
  mailCarrierChange,
  mailClaimChanged,
  mailClaimReceipt,
  mailClaimDeadline,
];
