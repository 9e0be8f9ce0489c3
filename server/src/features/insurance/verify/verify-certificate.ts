import type { VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import { isInForce, stampOfStatus } from '@portal/contract/insurance/insurance-choices.ts';
import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { zoneOfAccount } from '../../billing/account-zone.ts';
import { overOn } from '../free-policies.ts';
import { findByCode, type InsuranceRow } from '../insurance.queries.ts';

const publicStatus = ({ shown_status }: InsuranceRow): VerifiedCertificate['status'] => {
  const stamp = stampOfStatus(shown_status);
  return stamp ?? (isInForce(shown_status) ? 'in_force' : 'being_issued');
};

const place = (city: string, state: string, zip: string): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** A code as it is stored, however it was typed from the paper. */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** The certificate that has been issued under a code. */
export const findCertificate = async (ctx: OpenCtx, code: string): Promise<VerifiedCertificate | undefined> => {
  const row = await findByCode(ctx.db, plainCode(code));
  if (!row?.chosen || !row.certificate_number || !row.cover_ends_on || !row.verification_code) return undefined;
  return {
    status: publicStatus(row),
    number: row.certificate_number,
    insurer_name: row.insurer_name,
    insured: row.account_name,
    insured_value: row.chosen.limit,
    condition: row.chosen.condition,
    covers_war: row.chosen.covers_war,
    commodity: row.commodity,
    is_used: row.is_used,
    origin: place(row.origin_city, row.origin_state, row.origin_zip_code),
    destination: place(row.destination_city, row.destination_state, row.destination_zip_code),
    departs_on: row.departs_on,
    cover_ends_on: row.cover_ends_on,
    cancelled_on: row.cancelled_at && overOn(row, await zoneOfAccount(ctx, row.account_id)),
    checked_at: ctx.services.clock.now().toISOString(),
    code: row.verification_code,
    operator_name: ctx.services.settings.get(operatorIdentity).name,
  };
};

/** What anybody who holds a certificate may learn of it by its code. Never issued or unknown: 404 alike. */
export const verifyCertificate = async (ctx: OpenCtx, code: string): Promise<VerifiedCertificate> => {
  const certificate = await findCertificate(ctx, code);
  if (!certificate) throw problem('insurance.not_found', 404);
  return certificate;
};
