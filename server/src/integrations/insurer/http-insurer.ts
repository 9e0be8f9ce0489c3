import { z } from 'zod';
import { keysOf } from '@portal/contract/values/records.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { Services } from '../../platform/context.ts';
import { EgressError } from '../../platform/egress/egress-error.ts';
import type { EgressReply } from '../../platform/egress/egress.ts';
import type { InsurerPort, LossState, PolicyState, PurchaseAnswer } from './insurer-port.ts';
import { cancelCodes, lossBody, lossStatuses, quoteBody } from './wire-policy.ts';

const Amount = z.number().min(0).max(1_000_000);

const Quoted = z.object({
  insuranceProduct: z.object({ premium: Amount, serviceFee: Amount.default(0), tax: Amount.default(0) }),
  quoteToken: z.string().min(1).max(2000),
});

const CertificateNumber = z.string().regex(/^[A-Za-z0-9-]{3,60}$/);
const Purchased = z.object({ certificateNumber: CertificateNumber, status: z.literal('ACTIVE') });
const Summary = z.object({
  certificates: z.array(z.object({ certificateNumber: CertificateNumber, status: z.enum(['ACTIVE', 'CANCELLED']) })),
});
const Cancelled = z.object({ status: z.literal('CANCELLED') });

const LossNumber = z.string().min(1).max(60);
const Reported = z.object({ claimNumber: LossNumber });
const LossSummary = z.object({
  claims: z.array(
    z.object({
      claimNumber: LossNumber,
      status: z.enum(keysOf(lossStatuses)),
      paidAmount: z.number().min(0).nullable().default(null),
      note: z.string().max(1000).default(''),
    }),
  ),
});
const Kept = z.object({ status: z.literal('KEPT') });

/** What the insurer says no with; a page of a proxy on the way is none. */
const Refusal = z.object({
  success: z.literal(false),
  errors: z.array(z.object({ errorCode: z.string(), message: z.string() })).min(1),
});

/** Statuses that carry the insurer's own refusal. */
const refusing = [400, 404, 409, 410, 422];
const limits = { totalMs: 8_000, maxBytes: 512 * 1024, slots: 8, queue: 20 };

const failureOf = (cause: unknown): { kind: 'not_sent' | 'unclear'; why: string } => {
  if (!(cause instanceof EgressError)) return { kind: 'unclear', why: 'the answer could not be read' };
  return { kind: cause.sent ? 'unclear' : 'not_sent', why: cause.message };
};

type Failure = ReturnType<typeof failureOf>;
type Refused = { kind: 'refused'; why: string };
type Post = (path: string, body: object, isRead?: boolean) => Promise<EgressReply<unknown>>;

/** Makes a call and reads its answer by a schema; a refusal counts only in the insurer's own words. */
const ask = async <S extends z.ZodType>(
  post: () => Promise<EgressReply<unknown>>,
  schema: S,
): Promise<{ kind: 'answered'; body: z.output<S> } | Refused | Failure> => {
  try {
    const { status, body } = await post();
    const parsed = schema.safeParse(body);
    if (status < 300 && parsed.success) return { kind: 'answered', body: parsed.data };
    const refusal = Refusal.safeParse(body);
    if (!refusal.success) return { kind: 'unclear', why: `an answer ${status} that makes no sense` };
    const why = refusal.data.errors.map(({ errorCode, message }) => `${errorCode}: ${message}`).join('; ');
    return { kind: 'refused', why };
  } catch (cause) {
    return failureOf(cause);
  }
};

const findLoss = async (post: Post, key: string): Promise<LossState> => {
  const answer = await ask(() => post('claimSummary', { externalId: key }, true), LossSummary);
  if (answer.kind !== 'answered') return { kind: 'unclear', why: answer.why };
  const [loss] = answer.body.claims;
  if (!loss) return { kind: 'none' };
  const { claimNumber: reference, paidAmount: paid_amount, note, status } = loss;
  return { kind: 'known', reference, paid_amount, note, status: lossStatuses[status] };
};

const find = async (post: Post, key: string): Promise<PolicyState> => {
  const answer = await ask(() => post('certificateSummary', { freightId: key }, true), Summary);
  if (answer.kind !== 'answered') return { kind: 'unclear', why: answer.why };
  const { certificates } = answer.body;
  const active = certificates.find(({ status }) => status === 'ACTIVE');
  if (active) return { kind: 'bound', certificate_number: active.certificateNumber };
  return { kind: certificates.length > 0 ? 'cancelled' : 'none' };
};

const purchase = async (post: Post, quoteToken: string, sendTo: string): Promise<PurchaseAnswer> => {
  const answer = await ask(() => post('purchaseQuote', { quoteToken, sendEmailsTo: [sendTo] }), Purchased);
  return answer.kind === 'answered' ? { kind: 'bound', certificate_number: answer.body.certificateNumber } : answer;
};

/** The operator's insurer behind its HTTP interface; null where none is configured and the house issues by itself. */
export const insurerOf = ({ config, egress }: Pick<Services, 'config' | 'egress'>): InsurerPort | null => {
  const { insurer } = config;
  if (!insurer) return null;
  const service = egress.service('insurer', [new URL(insurer.url).host], limits);
  const post: Post = (path, body, isRead = false) =>
    service.json({
      method: 'POST',
      url: `${insurer.url}/api/insureLoad/${path}`,
      headers: { authorization: `Bearer ${insurer.key}` },
      body,
      read: isRead,
      expected: refusing,
    });
  return {
    // A quote binds nobody, so it may be asked for twice.
    quote: async (policy) => {
      const answer = await ask(() => post('quote', quoteBody(policy), true), Quoted);
      if (answer.kind !== 'answered') return answer;
      const { premium, serviceFee, tax } = answer.body.insuranceProduct;
      const total = dollars(sum([cents(premium), cents(serviceFee), cents(tax)]));
      return { kind: 'offered', quote_token: answer.body.quoteToken, premium: total };
    },
    purchase: (quoteToken, sendTo) => purchase(post, quoteToken, sendTo),
    find: (key) => find(post, key),
    cancel: async (certificateNumber, reason, note) => {
      const body = { certificateNumber, cancellationReason: cancelCodes[reason], cancellationAdditionalInfo: note };
      const answer = await ask(() => post('cancelCertificate', body), Cancelled);
      return answer.kind === 'answered' ? { kind: 'cancelled' } : answer;
    },
    reportLoss: async (loss) => {
      const answer = await ask(() => post('fileClaim', lossBody(loss)), Reported);
      return answer.kind === 'answered' ? { kind: 'reported', reference: answer.body.claimNumber } : answer;
    },
    findLoss: (key) => findLoss(post, key),
    sendLossPaper: async (claimNumber, { key, name, content_type, content }) => {
      const body = {
        claimNumber,
        documentId: key,
        name,
        contentType: content_type,
        content: content.toString('base64'),
      };
      const answer = await ask(() => post('claimDocument', body), Kept);
      return answer.kind === 'answered' ? { kind: 'kept' } : answer;
    },
  };
};
