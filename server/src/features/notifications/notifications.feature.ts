import { feature } from '../../platform/feature.ts';
import { mailAccepted, mailCancellationRefused, mailDeclined, mailDelivered, mailPickedUp } from './mail-booker.ts';
import { mailCarrierChange } from './mail-carrier-change.ts';
import { mailClaimDeadline } from './mail-claim-deadline.ts';
import { mailClaimReceipt } from './mail-claim-receipt.ts';
import { mailClaimChanged } from './mail-claim.ts';
import { mailDelayed } from './mail-delay.ts';
import { mailOperations } from './mail-operations.ts';
import { mailPaperFiled } from './mail-paper-filed.ts';
import { mailAdminOfStopChange, mailStopChanged } from './mail-stop-changed.ts';

export const notificationsFeature = feature({
  name: 'notifications',
  uses: ['claims'],
  listeners: [
    mailAccepted,
    mailCancellationRefused,
    mailDeclined,
    mailDelivered,
    mailPickedUp,
    mailCarrierChange,
    mailClaimChanged,
    mailClaimDeadline,
    mailClaimReceipt,
    mailDelayed,
    mailOperations,
    mailPaperFiled,
    mailStopChanged,
  ],
  jobs: [mailAdminOfStopChange],
});
