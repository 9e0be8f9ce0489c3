import { z } from 'zod';
import { uploadLimits } from '../documents/upload-limits.ts';
import { contract } from '../http/endpoint.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { page, PageQuery } from '../http/paging.ts';
import { LoadId, LoadIdText } from '../loads/load.ts';
import { Day, Id, IdText, listOf, longText, requiredText, text } from '../values/values.ts';
import { DifferenceReport, VerifiedCertificate } from './certificate-check.ts';
import { chosenCancelReasons, commodityGroups, groupTerms, insuranceStatuses } from './insurance-choices.ts';
import { insuranceCalls } from './insurance.calls.ts';
import * as schemas from './insurance.ts';
import { ClaimInsurance, LossChange } from './losses.ts';
import { secret } from '../values/secret.ts';

const byId = z.strictObject({ id: IdText });

/** Filters of the list of quotes and certificates; a saved link carries the same names. */
export const InsuranceFilters = z.strictObject({
  status: listOf(z.enum(insuranceStatuses), 8).optional(),
  load_id: LoadIdText.optional(),
  /** Covers and offers that end within seven days. */
  ends_soon: z.enum(['true']).optional(),
  /** Days of buying, or of quoting where nothing is bought, in the zone of the caller’s account. */
  bought_from: Day.optional(),
  bought_to: Day.optional(),
  search: text(80).optional(),
});
export type InsuranceFilters = z.infer<typeof InsuranceFilters>;

const Prices = z.strictObject({
  outcome: z.enum(['offers', 'referred', 'excluded']),
  offers: z.array(schemas.InsuranceOffer),
  insurer_name: z.string(),
  /** The group's terms, and the value above which operations answers. */
  terms: z.enum(groupTerms),
  limit: z.number(),
  set_offer: z.strictObject({ cover: z.number(), premium: z.number() }),
  is_domestic: z.boolean(),
  /** What was rated: of a load, its freight as goods to insure. */
  goods: schemas.InsuranceGoods,
  free_policies: schemas.FreePolicies.nullable(),
});
export type InsurancePrices = z.infer<typeof Prices>;

const Page = page(schemas.InsuranceQuote).extend({
  /** How many there are of each status, whatever `status` asks for. */
  counts: z.record(z.enum(insuranceStatuses), z.int()),
  end_soon: z.int(),
  /** Today where the caller’s account is: goods that left earlier are not insured. */
  first_departure: Day,
  /** War and strikes can be insured on top. */
  has_war_and_strikes: z.boolean(),
  /** What of today's rates a form says before it asks: above the limit, and about these groups, operations answers. */
  rates: z.strictObject({
    limit: z.number(),
    set_offer: z.strictObject({ cover: z.number(), premium: z.number() }),
    on_request: z.array(z.enum(commodityGroups)),
  }),
  free_policies: schemas.FreePolicies.nullable(),
});

export const insurance = contract(insuranceCalls, {
  list: {
    summary: 'Insurance quotes and certificates of the caller’s accounts, newest first',
    query: PageQuery.extend(InsuranceFilters.shape),
    reply: Page,
    errors: [404],
  },
  search: {
    summary: 'Insurance quotes and certificates by number, goods, place or load',
    query: PageQuery.extend({ q: requiredText(80) }),
    reply: page(schemas.InsuranceQuote),
  },
  exportList: {
    summary: 'The filtered list as CSV or XLSX, at most 200 quotes and certificates',
    query: InsuranceFilters.extend(ExportQuery.shape),
    errors: [404],
  },
  get: {
    summary: 'One insurance quote with its certificate',
    params: byId,
    reply: schemas.InsuranceQuote,
    errors: [404],
  },
  quote: {
    summary: 'What goods or a load would cost to insure; nothing is kept or bought',
    body: z.union([schemas.InsuranceInput, z.strictObject({ load_id: LoadId })]),
    reply: Prices,
    errors: [404],
    perMinute: 300,
  },
  create: {
    summary: 'Save an insurance quote with its offers; what no tariff answers goes to operations',
    body: schemas.InsuranceInput,
    reply: schemas.InsuranceQuote,
    status: 201,
    errors: [404, 409, 422],
    perMinute: 300,
  },
  change: {
    summary: 'Change a quote that is not bought yet; its offers are made again',
    params: byId,
    body: schemas.InsuranceChange,
    reply: schemas.InsuranceQuote,
    errors: [404, 409, 422],
  },
  requote: {
    summary: 'Make the offers of a quote again by the tariff of today',
    params: byId,
    reply: schemas.InsuranceQuote,
    errors: [404, 409, 422],
    perMinute: 300,
  },
  certify: {
    summary: 'Buy one of the offers; the certificate is issued once the insurer has it',
    params: byId,
    body: schemas.CertifyInput,
    reply: schemas.InsuranceQuote,
    errors: [404, 409, 422],
  },
  remove: {
    summary: 'Delete a quote, or cancel a certificate with a reason before its goods leave',
    params: byId,
    query: z.strictObject({ reason: z.enum(chosenCancelReasons).optional(), note: longText(500).optional() }),
    reply: schemas.InsuranceQuote,
    errors: [404, 409],
  },
  certificateNumber: {
    summary: 'The insurer’s own number for a quote that operations has answered; never of an issued certificate',
    params: byId,
    body: z.strictObject({ certificate_number: z.string().regex(/^[A-Za-z0-9-]{3,40}$/) }),
    reply: schemas.InsuranceQuote,
    errors: [404, 409],
  },
  files: {
    summary: 'The documents of a quote; a certificate’s name begins with certificate/',
    params: byId,
    reply: z.strictObject({ id: Id, documents: z.array(schemas.InsuranceDocument) }),
    errors: [404],
  },
  file: {
    fileTypes: ['application/pdf'],
    summary: 'One document as it is kept',
    params: z.strictObject({ id: IdText, document_id: IdText }),
    errors: [404],
  },
  documents: {
    summary: 'Draw the certificate in both languages',
    params: byId,
    reply: z.strictObject({ id: Id, documents: z.array(schemas.InsuranceDocument) }),
    errors: [404, 409],
  },
  shareFiles: {
    summary: 'Mail the certificate',
    params: byId,
    body: schemas.ShareCertificate,
    reply: z.strictObject({ id: Id, sent_to: z.int() }),
    errors: [404, 409],
    perMinute: 10,
  },
  uploadUrl: {
    summary:
      'A signed address to send a document of this quote to: once, within ten minutes, in the name of whoever asks; the signature is enough',
    params: byId,
    body: z.strictObject({ name: requiredText(120) }),
    reply: z.strictObject({
      url: secret(z.string()),
      /** How it is sent: as a form, the document in this field. */
      method: z.literal('POST'),
      field: z.literal('file'),
      expires_at: z.string(),
    }),
    errors: [404],
  },
  upload: {
    summary: 'Keep a document under a signed address; whoever has the address needs nothing else',
    params: z.strictObject({ token: z.string().max(200) }),
    perMinute: 60,
    body: z.strictObject({ file: z.file() }),
    largestFile: uploadLimits.imageBytes,
    reply: schemas.InsuranceDocument,
    status: 201,
    errors: [404, 409, 413, 415],
  },
  verify: {
    summary: 'Whether a certificate is genuine and in force, by the code printed on it',
    params: z.strictObject({ code: z.string().max(40) }),
    reply: VerifiedCertificate,
    errors: [404],
    perMinute: 30,
  },
  reportDifference: {
    summary:
      'Report to the operator what differs on a paper with this code, whether there is such a certificate or not',
    params: z.strictObject({ code: z.string().max(40) }),
    body: DifferenceReport,
    status: 202,
    perMinute: 5,
  },
  claimInsurance: {
    summary: 'The policy of a claim’s load, and what became of the claim at the insurer',
    params: byId,
    reply: ClaimInsurance,
    errors: [404],
  },
  reportLoss: {
    summary: 'Report a claim to the insurer of its load, with its papers',
    params: byId,
    reply: ClaimInsurance,
    status: 201,
    errors: [404, 409],
    perMinute: 10,
  },
  changeLoss: {
    summary: 'Write down what the insurer said of a loss that was reported by mail',
    params: byId,
    body: LossChange,
    reply: ClaimInsurance,
    errors: [404, 409],
  },
});
