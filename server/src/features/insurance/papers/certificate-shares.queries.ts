import type { CertificateShare } from '@portal/contract/insurance/insurance.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { fullName } from '../../../platform/database/full-name.ts';

/** The action that mails a certificate, as the audit has it. */
export const certificateShared = 'insurance.shared';

/** To whom the certificate of a quote was mailed, by the audit, the newest first; the newest hundred. */
export const findCertificateShares = (db: Database, quoteId: number): Promise<CertificateShare[]> =>
  db
    .selectFrom('audit_entries as entry')
    .leftJoin('users', 'users.id', 'entry.actor_user_id')
    .select('entry.at')
    .select([
      sql<string>`coalesce(${fullName('users')}, '')`.as('by'),
      sql<string[]>`entry.after -> 'addresses'`.as('addresses'),
    ])
    .where('entry.action', '=', certificateShared)
    .where('entry.object_type', '=', 'insurance_quote')
    .where('entry.object_id', '=', String(quoteId))
    .orderBy('entry.id', 'desc')
    .limit(100)
    .execute();
