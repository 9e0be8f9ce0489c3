import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { operatorZone } from '../../platform/settings/operator-day.ts';
import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { qrSvg } from '../../platform/pdf/qr-code.ts';
import type { InsuranceRow } from './insurance.queries.ts';

/** The public page that says whether a certificate is genuine. */
export const verificationUrl = ({ services }: OpenCtx, code: string): string =>
  `${services.config.publicUrl.replace(/\/$/, '')}/verify/${code}`;

const certificateOf = (ctx: OpenCtx, row: InsuranceRow): InsuranceQuote['certificate'] => {
  if (!row.certificate || !row.verification_code || !row.cover_ends_on) return null;
  return {
    ...row.certificate,
    number: row.certificate_number,
    policy_number: row.policy_number ?? '',
    insurer_name: row.insurer_name,
    issued_at: row.issued_at,
    cover_ends_on: row.cover_ends_on,
    verification_code: row.verification_code,
    verification_url: verificationUrl(ctx, row.verification_code),
    verification_svg: null,
    bought_by: row.buyer_name,
  };
};

/** A quote as lists send it. */
export const presentListed = (ctx: OpenCtx, row: InsuranceRow): InsuranceQuote => ({
  id: row.id,
  account: { id: row.account_id, name: row.account_name },
  load_id: row.load_id,
  status: row.shown_status,
  version: row.version,
  origin_city: row.origin_city,
  origin_state: row.origin_state,
  origin_country: row.origin_country,
  origin_zip_code: row.origin_zip_code,
  destination_city: row.destination_city,
  destination_state: row.destination_state,
  destination_country: row.destination_country,
  destination_zip_code: row.destination_zip_code,
  insured_value: row.insured_value,
  condition: row.condition,
  commodity: row.commodity,
  commodity_group: row.commodity_group,
  is_used: row.is_used,
  conveyance: row.conveyance,
  is_domestic: row.is_domestic,
  departs_on: row.departs_on,
  war_and_strikes: row.war_and_strikes,
  offers: row.offers,
  chosen: row.chosen,
  insurer_name: row.insurer_name,
  expires_at: row.expires_at,
  good_until: row.expires_at && dayInZone(operatorZone(ctx.services), new Date(row.expires_at)),
  is_expired: row.is_expired,
  answer_by: row.answer_by,
  certificate: certificateOf(ctx, row),
  cancel_reason: row.cancel_reason,
  cancelled_at: row.cancelled_at,
  claim_id: row.claim_id,
  invoice: row.invoice,
  free_policies: null,
  carrier_liability: null,
  created_at: row.created_at,
});

/** One quote as it is sent, with the code that opens the public page of its certificate. */
export const presentInsurance = (
  ctx: OpenCtx,
  row: InsuranceRow,
  more: Partial<Pick<InsuranceQuote, 'free_policies' | 'carrier_liability' | 'reported' | 'shared'>> = {},
): InsuranceQuote => {
  const quote = presentListed(ctx, row);
  const { certificate } = quote;
  const withCode = certificate && { ...certificate, verification_svg: qrSvg(certificate.verification_url) };
  return { ...quote, certificate: withCode, ...more };
};
