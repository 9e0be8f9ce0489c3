import { z } from 'zod';
import { actorKinds } from '../access/actor.ts';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Id, IdText, Instant, listOf, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { auditSubjects } from './audit-action.ts';
import { auditCalls } from './audit.calls.ts';

const Person = z.strictObject({ id: Id, name: z.string() });

/** Who did what to which object. `before` and `after` are null where nothing changed, or where the caller may not see them. */
export const AuditEntry = z.strictObject({
  id: z.int().min(1),
  at: Instant,
  /** `subject.what`; entries of older programs may name actions that have no words any more. */
  action: z.string(),
  actor: z.strictObject({
    /** Null in entries of older programs, and where a public call named nobody. */
    kind: z.enum(actorKinds).nullable(),
    /** Null for programs, and for the operator's people where a shipper reads. */
    user: Person.nullable(),
    is_operator: z.boolean(),
  }),
  account: Person.nullable(),
  object_type: z.string(),
  object_id: z.string(),
  /** The number or name people know it by, as it is now; null where it has none beside its id. */
  object_name: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  ip: z.string(),
  request_id: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const AuditFilters = z.strictObject({
  /** The part of an action before its dot. */
  subject: listOf(z.enum(auditSubjects), auditSubjects.length).optional(),
  account_id: IdText.optional(),
  user_id: IdText.optional(),
  object_type: text(40).optional(),
  object_id: text(80).optional(),
  from: Instant.optional(),
  until: Instant.optional(),
  /** The object's number, or part of the person's name or e-mail address. */
  search: text(80).optional(),
});
export type AuditFilters = z.infer<typeof AuditFilters>;

export const audit = contract(auditCalls, {
  list: {
    summary: 'What was changed, by whom: one page, the latest first',
    query: AuditFilters.extend(PageQuery.shape),
    reply: page(AuditEntry),
    errors: [404],
  },
  exportList: {
    fileTypes: ['text/csv'],
    summary: 'The entries that match as a CSV file, the latest first',
    query: AuditFilters.extend({ language: Language }),
    errors: [404],
    perMinute: 20,
  },
});
