import { keysOf } from '../values/records.ts';
import type { words } from './words/en.ts';

type Actions = typeof words.actions;

/** The subject of an action: `auth` of `auth.signed-in`. */
export type AuditSubject = keyof Actions;

/** What an entry of the audit says was done. An action without words in `words/en.ts` does not compile. */
export type AuditAction = { [S in AuditSubject]: `${S}.${keyof Actions[S] & string}` }[AuditSubject];

const subjects: Record<AuditSubject, true> = {
  account: true,
  'api-key': true,
  approval: true,
  auth: true,
  billing: true,
  call: true,
  carousel: true,
  carrier: true,
  'carrier-alert': true,
  'carrier-bill': true,
  contact: true,
  'demo-request': true,
  document: true,
  edi: true,
  'home-info': true,
  insurance: true,
  job: true,
  load: true,
  mcp: true,
  notice: true,
  role: true,
  'saved-item': true,
  'saved-location': true,
  'import-mapping': true,
  'saved-view': true,
  setting: true,
  share: true,
  tables: true,
  tariff: true,
  tracking_link: true,
  template: true,
  'recurring-load': true,
  'truck-type': true,
  users: true,
  webhook: true,
};

/** Every subject, in the order of its name. */
export const auditSubjects: readonly AuditSubject[] = keysOf(subjects);

/** Entries exported at once, at most. */
export const auditExportLimit = 10_000;

/**
 * What the operator does with a load or an account that its people never learn, though it concerns them: entries of these
 * are the operator's alone.
 */
export const operatorActions: readonly AuditAction[] = [
  'account.freight-system-changed',
  'account.single-sign-on-changed',
  'account.moved',
  'account.opened',
  'account.terms-changed',
  'carrier-bill.received',
  'carrier-bill.charge-named',
  'carrier-bill.match',
  'carrier-bill.replace',
  'carrier-bill.restore',
  'carrier-bill.decided',
  'carrier-bill.dispute',
  'carrier-bill.approve',
  'carrier-bill.pay',
  'carrier-bill.void',
  'load.markup-set',
  'load.assigned',
  'load.progress-reported',
];
