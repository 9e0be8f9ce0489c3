import { categoriesOf, reasonsFor } from '@portal/contract/claims/data/claim-choices.ts';
import { documentsNeeded, evidenceFor } from '@portal/contract/claims/data/evidence-by-case.ts';
import type { ErrorCode } from '@portal/contract/phrases/error-code.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import { type Problem, problem, problems } from '../../platform/http/errors.ts';
import type { PhraseParams } from '../../platform/mail/phrases.ts';
import type { Support } from './claim-documents.queries.ts';
import type { ClaimColumns } from './claims.queries.ts';

/** What the shipper fills in, as it is stored or would be. */
export type ShipperFields = Pick<
  ClaimColumns,
  | 'type'
  | 'category'
  | 'reason'
  | 'supporting_text'
  | 'amount'
  | 'amount_basis'
  | 'currency'
  | 'discovered_on'
  | 'delivered_on'
  | 'invoice_number'
  | 'invoice_received_on'
>;

/** The load's own days and the present one, which the days of a case must agree with. */
export type LoadFacts = { pickup_date: string; delivered: string | null; today: string };

type Fault = { code: ErrorCode; field?: string; params?: PhraseParams };

const dayFaults = (shipperFields: ShipperFields, { pickup_date, delivered, today }: LoadFacts): Fault[] => {
  const days = ['discovered_on', 'delivered_on', 'invoice_received_on'] as const;
  const future = days.filter((field) => (shipperFields[field] ?? '') > today);
  const early = (['discovered_on', 'delivered_on'] as const).filter((field) => {
    const day = shipperFields[field];
    return day !== null && day < pickup_date;
  });
  const known = shipperFields.delivered_on !== null && delivered !== null && shipperFields.delivered_on !== delivered;
  return [
    ...future.map((field): Fault => ({ code: 'claims.in_future', field })),
    ...early.map((field): Fault => ({ code: 'claims.before_pickup', field })),
    ...(known
      ? [{ code: 'claims.delivered_known' as const, field: 'delivered_on', params: { day: dayText(delivered) } }]
      : []),
  ];
};

const choiceFaults = ({ type, category, reason }: ShipperFields): Fault[] => {
  if (category === null) return reason === null ? [] : [{ code: 'claims.reason_not_of_category', field: 'reason' }];
  if (!categoriesOf[type].includes(category)) {
    return [{ code: 'claims.category_not_of_type', field: 'category' }];
  }
  const reasons: readonly string[] = reasonsFor(category);
  return reason === null || reasons.includes(reason)
    ? []
    : [{ code: 'claims.reason_not_of_category', field: 'reason' }];
};

/** Refuses with 400 what contradicts itself or the load, in drafts too. */
export const checkShipperFields = (shipperFields: ShipperFields, facts: LoadFacts): void => {
  const faults = [...choiceFaults(shipperFields), ...dayFaults(shipperFields, facts)];
  if (faults.length > 0) throw problems(faults);
};

type RequiredEvidence = 'bol' | 'pod' | 'commercial_invoice' | 'photos' | 'freight_bill' | 'temperature_record';

const missingFields = (shipperFields: ShipperFields): Fault[] => {
  const isCargo = shipperFields.type === 'cargo_claim';
  const claimsMoney = isCargo || shipperFields.type === 'billing_dispute';
  const bills = shipperFields.type === 'invoice_inquiry' || shipperFields.type === 'billing_dispute';
  const needed: [string, boolean][] = [
    ['category', shipperFields.category !== null],
    ['reason', isCargo || shipperFields.reason !== null],
    ['supporting_text', shipperFields.supporting_text !== ''],
    ['invoice_number', !bills || shipperFields.invoice_number !== ''],
    ['invoice_received_on', !bills || shipperFields.invoice_received_on !== null],
  ];
  const fields = needed.filter(([, given]) => !given).map(([field]): Fault => ({ code: 'http.required', field }));
  const hasAmount = !claimsMoney || shipperFields.amount !== null || (isCargo && shipperFields.amount_basis !== '');
  return hasAmount
    ? fields
    : [...fields, { code: isCargo ? 'claims.amount_needed' : 'http.required', field: 'amount' }];
};

const missingPapers = ({ type, category }: ShipperFields, support: readonly Support[]): Fault[] => {
  const attached = new Set(support.map(({ evidence }) => evidence));
  const required = category ? evidenceFor(type, category).required : [];
  const lacking = required.filter((kind) => !attached.has(kind)) as RequiredEvidence[];
  const minimum = documentsNeeded[type];
  const few: Fault =
    type === 'invoice_inquiry'
      ? { code: 'claims.inquiry_documents', field: 'documents' }
      : { code: 'claims.documents_needed', field: 'documents' };
  return [
    ...(support.length < minimum ? [few] : []),
    ...lacking.map((kind): Fault => ({ code: `claims.missing_${kind}`, field: `documents.${kind}` })),
  ];
};

/** Why a case cannot be submitted as it stands: the message first, then each field; null where it can. */
export const incompleteness = (shipperFields: ShipperFields, support: readonly Support[]): Problem | null => {
  const fields = missingFields(shipperFields);
  const faults = [...fields, ...missingPapers(shipperFields, support)];
  if (faults.length === 0) return null;
  return problems([...(fields.length > 0 ? [{ code: 'claims.missing_fields' as const }] : []), ...faults]);
};

/** Refuses with 400 what lacks something a submitted case must have. */
export const checkComplete = (shipperFields: ShipperFields, support: readonly Support[]): void => {
  const lacking = incompleteness(shipperFields, support);
  if (lacking) throw lacking;
};

/** Refuses with 400 a document that is named twice. */
export const checkSupport = (support: readonly Support[]): void => {
  if (new Set(support.map(({ document_id }) => document_id)).size < support.length) {
    throw problem('claims.document_twice', 400, { field: 'documents' });
  }
};
