import type { CertificateShare } from '@portal/contract/insurance/insurance.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The action that mails a certificate, as the audit has it. */
export const certificateShared = 'insurance.shared';

/** To whom the certificate of a quote was mailed, by the audit, the newest first; the newest hundred. */
export const findCertificateShares = async (db: Database, quoteId: number): Promise<CertificateShare[]> => {
  const { rows } = await sql<CertificateShare>`
    select to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      concat_ws(' ', users.first_name, users.last_name) as by, a.after -> 'addresses' as addresses
    from audit_entries a left join users on users.id = a.actor_user_id
    where a.action = ${certificateShared} and a.object_type = 'insurance_quote' and a.object_id = ${String(quoteId)}
    order by a.id desc limit 100`.execute(db);
  return rows;
};
