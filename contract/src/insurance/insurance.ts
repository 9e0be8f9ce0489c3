import { z } from 'zod';
import { LoadId } from '../loads/load.ts';
import { Dollars } from '../values/dollars.ts';
import { Day, Email, Id, requiredLongText, requiredText, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { ReportedDifference } from './certificate-check.ts';
import * as choices from './insurance-choices.ts';

const { insuranceConditions, conveyances, commodityGroups, offerCodes, insuranceStatuses } = choices;

/** Where the portal hauls, and insures to and from. */
const Country = z.enum(['US', 'MX', 'CA']);

/** Insured for at most this, whoever answers. */
const mostInsured = 10_000_000;

/** Without defaults: what a change leaves out stays as it is. */
const givenFields = {
  origin_city: text(80),
  origin_state: text(40),
  origin_country: Country,
  origin_zip_code: requiredText(12),
  destination_city: text(80),
  destination_state: text(40),
  destination_country: Country,
  destination_zip_code: requiredText(12),
  /** US dollars; 0 means the cover of the set offer. */
  insured_value: Dollars.min(0).max(mostInsured),
  /** The clause; null compares all of them. */
  condition: z.enum(insuranceConditions).nullable(),
  /** What it is, in the shipper's words. */
  commodity: requiredText(200),
  commodity_group: z.enum(commodityGroups),
  is_used: z.boolean(),
  conveyance: z.enum(conveyances),
  /** As it was sent; true is refused where the countries differ. Prices and certificates go by the countries. */
  is_domestic: z.boolean(),
  departs_on: Day,
  /** War and strikes on top of the clause, where the tariff has a price for them. */
  war_and_strikes: z.boolean(),
};

const goodsFields = {
  ...givenFields,
  origin_city: givenFields.origin_city.default(''),
  origin_state: givenFields.origin_state.default(''),
  origin_country: Country.default('US'),
  destination_city: givenFields.destination_city.default(''),
  destination_state: givenFields.destination_state.default(''),
  destination_country: Country.default('US'),
  insured_value: givenFields.insured_value.default(0),
  condition: givenFields.condition.default(null),
  commodity_group: givenFields.commodity_group.default('general'),
  is_used: givenFields.is_used.default(false),
  conveyance: givenFields.conveyance.default('truck'),
  is_domestic: givenFields.is_domestic.default(false),
  war_and_strikes: givenFields.war_and_strikes.default(false),
};

/** What is insured, from where, to where and how. */
export const InsuranceGoods = z.strictObject(goodsFields);

export const InsuranceInput = z.strictObject({ ...goodsFields, load_id: LoadId.nullable().default(null) });
export type InsuranceInput = z.infer<typeof InsuranceInput>;

/** A version that a change replaces: whoever was slower is refused and loses nothing. */
const Version = z.int().min(1).max(2_147_483_647);

export const InsuranceOffer = z.strictObject({
  code: z.enum(offerCodes),
  condition: z.enum(insuranceConditions),
  limit: z.number(),
  deductible: z.number(),
  premium: z.number(),
  fee: z.number(),
  total: z.number(),
  percent: z.number().nullable(),
  /** Offers of earlier versions of the portal do not say it. */
  covers_war: z.boolean().default(false),
  /** What war and strikes cost: in the premium or, until they are wanted, on top of it. Null where they are not insured. */
  war_premium: z.number().nullable().default(null),
});

/** What operations has agreed with the insurer for a quote it was asked about. */
const OperationsOffer = z.strictObject({
  condition: z.enum(insuranceConditions),
  limit: Dollars.min(1).max(mostInsured),
  deductible: Dollars.min(0),
  premium: Dollars.min(0),
});

export const InsuranceChange = z.strictObject({
  ...z.strictObject(givenFields).partial().shape,
  version: Version,
  /** The operator's alone: answers a quote that is with operations. */
  operations_offer: OperationsOffer.optional(),
});
export type InsuranceChange = z.infer<typeof InsuranceChange>;

export const LossPayable = z.strictObject({
  name: requiredText(120),
  address: text(200).default(''),
  location_info: text(120).default(''),
  country: Country.default('US'),
});

const certificateFields = {
  packing: text(120).default(''),
  type_of_shipment: text(60).default(''),
  marks_or_numbers: text(200).default(''),
  transportation_service: text(120).default(''),
  transportation_service_id: text(60).default(''),
  loss_payable: LossPayable.nullable().default(null),
  sailing_date: Day.nullable().default(null),
  reference_number: text(60).default(''),
};

export const CertifyInput = z.strictObject({
  version: Version,
  offer: z.enum(offerCodes),
  /** The insured has read what is not covered. */
  terms_accepted: z.literal(true),
  ...certificateFields,
});
export type CertifyInput = z.infer<typeof CertifyInput>;

/** What is kept of a certificate beside the quote: the buyer's fields, and whom losses are reported to. */
export const StoredCertificate = z.strictObject({
  ...z.strictObject(certificateFields).required().shape,
  claims_email: z.string(),
  claims_phone: z.string(),
});
export type StoredCertificate = z.infer<typeof StoredCertificate>;

export const Certificate = z.strictObject({
  ...StoredCertificate.shape,
  /** Null until the insurer has issued it. */
  number: z.string().nullable(),
  policy_number: z.string(),
  insurer_name: z.string(),
  issued_at: z.string().nullable(),
  cover_ends_on: z.string(),
  verification_code: z.string(),
  verification_url: z.string(),
  /** The address as a QR code, to be shown; null in lists. */
  verification_svg: z.string().nullable(),
  bought_by: z.string().nullable(),
});

/** Free policies of the account in the calendar month of its own zone; null for accounts outside the programme. */
export const FreePolicies = z.strictObject({
  per_month: z.int(),
  left: z.int(),
  cover: z.number(),
  /** The month counted, and the day the next one begins. */
  month: z.string(),
  again_on: z.string(),
});
export type FreePolicies = z.infer<typeof FreePolicies>;

/** Once that a certificate was mailed: when, by whom and to whom. */
const CertificateShare = z.strictObject({ at: z.string(), by: z.string(), addresses: z.array(z.string()) });
export type CertificateShare = z.infer<typeof CertificateShare>;

export const InsuranceQuote = z.strictObject({
  id: Id,
  account: z.strictObject({ id: Id, name: z.string() }),
  load_id: LoadId.nullable(),
  status: z.enum(insuranceStatuses),
  version: z.int(),
  ...givenFields,
  offers: z.array(InsuranceOffer),
  chosen: InsuranceOffer.nullable(),
  insurer_name: z.string(),
  /** Until when the offers hold. */
  expires_at: z.string().nullable(),
  /** The last day of theirs, where the operator is. */
  good_until: z.string().nullable(),
  is_expired: z.boolean(),
  /** The day operations answers by, of a quote that is with operations. */
  answer_by: z.string().nullable(),
  certificate: Certificate.nullable(),
  cancel_reason: z.enum(choices.cancelReasons).nullable(),
  cancelled_at: z.string().nullable(),
  /** The open claim about the insured load. */
  claim_id: Id.nullable(),
  /** The invoice of a policy that was bought by itself; one that came with a load is a line of the load's. */
  invoice: z.strictObject({ id: Id, number: z.int() }).nullable(),
  free_policies: FreePolicies.nullable(),
  /** What the load's carrier owes at most, and only if it is at fault; null without a load, or until it has a carrier. */
  carrier_liability: z.strictObject({ carrier: z.string(), most: z.number() }).nullable(),
  /** What holders of the certificate reported to differ on their paper, the newest first; for the operator alone. */
  reported: z.array(ReportedDifference).optional(),
  /** To whom its certificate was mailed, the newest first; not in lists. */
  shared: z.array(CertificateShare).optional(),
  created_at: z.string(),
});
export type InsuranceQuote = z.infer<typeof InsuranceQuote>;

export const InsuranceDocument = z.strictObject({
  id: Id,
  /** A certificate's begins with `certificate/`. */
  name: z.string(),
  kind: z.enum(choices.insuranceDocumentKinds),
  language: Language.nullable(),
  /** Written across a certificate; null on one that was in force when it was drawn, and on other papers. */
  stamp: z.enum(choices.certificateStamps).nullable(),
  content_type: z.string(),
  size: z.int(),
  created_at: z.string(),
});
export type InsuranceDocument = z.infer<typeof InsuranceDocument>;

export const ShareCertificate = z.strictObject({
  addresses: z.array(Email).min(1).max(20),
  message: requiredLongText(2000),
  language: Language.default('en'),
});
export type ShareCertificate = z.infer<typeof ShareCertificate>;
