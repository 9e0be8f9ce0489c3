import { mailChoices } from '@portal/contract/notifications/mail-choices.contract.ts';
import { mailSamples } from '@portal/contract/notifications/mail-samples.contract.ts';
import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import {
  mailPersonOfApproval,
  reportApprovalAsked,
  reportApprovalEnded,
  reportApprovalEscalated,
  reportApprovalProposed,
} from './approvals/report-approvals.ts';
import { deleteOldNotifications } from './bell/bell.queries.ts';
import { countNotifications, listNotifications, markNotificationsRead } from './bell/list-notifications.ts';
import { noteClaimChanged, noteClaimDeadline } from './bell/note-claims.ts';
import {
  noteAccepted,
  noteCancellationRefused,
  noteDeclined,
  noteDelayed,
  noteDelivered,
  noteCarrierCancelled,
  noteHandedBack,
  notePaper,
  noteQuotedByHand,
  noteQuotes,
} from './bell/note-loads.ts';
import { noteInvoiceIssued, notePaymentFailed, watchOverdue } from './bell/note-money.ts';
import { noteHandedToOperations, noteCancellationAsked, noteHeld } from './bell/note-operations.ts';
import { mailCarrierAlert, mailPersonOfAlert } from './carrier-alerts/mail-carrier-alert.ts';
import {
  mailPersonOfConversation,
  reportAssigned,
  reportMessageWritten,
  reportPeopleNamed,
} from './conversation/report-conversation.ts';
import { deleteOldDigests } from './digest/digests.queries.ts';
import { mailDigests, watchDigests } from './digest/send-digests.ts';
import {
  mailAccepted,
  mailCancellationRefused,
  mailDeclined,
  mailDelivered,
  mailCarrierCancelled,
  mailPickedUp,
} from './mail-booker.ts';
import { mailCarrierChange } from './mail-carrier-change.ts';
import { mailClaimDeadline } from './mail-claim-deadline.ts';
import { mailClaimReceipt } from './mail-claim-receipt.ts';
import { mailClaimChanged } from './mail-claim.ts';
import { mailDelayed } from './mail-delay.ts';
import { mailOperations } from './mail-operations.ts';
import { changeMailChoices, getMailChoices } from './mail-choices/choose-mails.ts';
import { getSubscription, subscribe } from './mail-choices/unsubscribe.ts';
import { mailPaperFiled } from './mail-paper-filed.ts';
import { mailPersonOfPlan, reportPlanDay, reportPlanPaused } from './plans/report-plan.ts';
import { readSample, sendSample } from './samples/sample-mail.ts';
import { mailAdminOfStopChange, mailStopChanged } from './mail-stop-changed.ts';
import { mailPersonOfWebhook, reportWebhookOff } from './webhooks/mail-webhook-off.ts';

const hour = 3_600_000;
/** How long notifications are kept, read or not. */
const keptDays = 90;

export const notificationsFeature = feature({
  name: 'notifications',
  uses: ['approvals', 'billing', 'claims', 'conversation', 'insurance', 'notices', 'users'],
  routes: (app) => {
    serve(app, notifications, {
      list: (ctx, { query }) => listNotifications(ctx, query.before),
      count: (ctx) => countNotifications(ctx),
      markRead: (ctx, { body }) => markNotificationsRead(ctx, body),
    });
    serve(app, mailChoices, {
      mine: (ctx) => getMailChoices(ctx),
      change: (ctx, { body }) => changeMailChoices(ctx, body),
      subscription: (ctx, { params }) => getSubscription(ctx, params.token),
      unsubscribe: (ctx, { params }) => subscribe(ctx, params.token, false),
      subscribeAgain: (ctx, { params }) => subscribe(ctx, params.token, true),
    });
    serve(app, mailSamples, {
      read: (ctx, { params, query }) => readSample(ctx, params.name, query.language),
      send: (ctx, { params, body }) => sendSample(ctx, params.name, body.language),
    });
  },
  listeners: [
    mailAccepted,
    mailCancellationRefused,
    mailDeclined,
    mailDelivered,
    mailCarrierCancelled,
    mailPickedUp,
    mailCarrierAlert,
    mailCarrierChange,
    mailClaimChanged,
    mailClaimDeadline,
    mailClaimReceipt,
    mailDelayed,
    mailOperations,
    mailPaperFiled,
    mailStopChanged,
    noteAccepted,
    noteCancellationRefused,
    noteClaimChanged,
    noteClaimDeadline,
    noteDeclined,
    noteDelayed,
    noteDelivered,
    noteCarrierCancelled,
    noteHandedBack,
    noteHandedToOperations,
    noteCancellationAsked,
    noteHeld,
    noteInvoiceIssued,
    notePaper,
    notePaymentFailed,
    noteQuotedByHand,
    noteQuotes,
    reportApprovalAsked,
    reportApprovalEnded,
    reportApprovalEscalated,
    reportApprovalProposed,
    reportAssigned,
    reportMessageWritten,
    reportPeopleNamed,
    reportPlanDay,
    reportPlanPaused,
    reportWebhookOff,
  ],
  jobs: [
    mailAdminOfStopChange,
    mailPersonOfAlert,
    mailPersonOfApproval,
    mailPersonOfConversation,
    mailPersonOfPlan,
    mailPersonOfWebhook,
    mailDigests,
  ],
  tickers: [
    watchOverdue,
    watchDigests,
    {
      name: 'notifications.sweep',
      everyMs: hour,
      run: async (ctx) => {
        await deleteOldNotifications(ctx.db, keptDays);
        await deleteOldDigests(ctx.db, keptDays);
      },
    },
  ],
});
