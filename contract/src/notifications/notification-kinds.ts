import type { Permission } from '../access/permissions.ts';

// No schemas here: screens read this table, and must not load the validation library for it.

/** What a person is notified of, each with the right without which it is nobody's to see. */
export const notificationKinds = {
  quotes_ready: 'get:quote',
  container_handed_back: 'get:loads',
  load_accepted: 'get:loads',
  load_declined: 'get:loads',
  cancellation_refused: 'get:loads',
  carrier_cancelled: 'get:loads',
  load_delayed: 'get:loads',
  load_delivered: 'get:loads',
  paper_filed: 'get:docs',
  invoice_issued: 'get:payments',
  invoice_overdue: 'get:payments',
  payment_failed: 'get:payments',
  claim_changed: 'get:claims',
  claim_due: 'get:claims',
  message_written: 'get:conversation',
  message_named: 'get:conversation',
  load_assigned: 'get:conversation',
  approval_asked: 'post:approval',
  approval_escalated: 'post:approval',
  approval_approved: 'get:approval',
  approval_sent_back: 'get:approval',
  approval_ended: 'get:approval',
  approval_proposed: 'get:approval',
  webhook_off: 'get:webhook',
  plan_day_left: 'get:templates',
  plan_paused: 'get:templates',
  truck_wanted: 'post:assignment',
  cancellation_unconfirmed: 'post:assignment',
  price_wanted: 'post:operations-quote',
} as const satisfies Record<string, Permission>;
export type NotificationKind = keyof typeof notificationKinds;

/** Most notifications one page has, and most that are counted as unread: who has more reads `99+`. */
export const notificationsLimits = { page: 20, unread: 100 } as const;
