import { recordOf } from '@portal/contract/values/records.ts';
import type { EvidenceKind } from '@portal/contract/claims/data/claim-choices.ts';
import { actedBy } from '../../../features/loads/history/write-history.ts';
import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { dispatchModes } from '@portal/contract/modes/dispatch-modes.ts';
import { billingDay } from '../../../features/billing/billing-day.ts';
import { findInvoiceOfLoad } from '../../../features/billing/invoices.queries.ts';
import { readInvoicePaper } from '../../../features/billing/papers/invoice-paper.ts';
import { readyPaper } from '../../../features/documents/papers/draw-kind.ts';
import { insertDocument, lockFilingLoad } from '../../../features/documents/documents.queries.ts';
import type { Paper } from '../../../features/documents/paper.ts';
import { insertHistory } from '../../../features/loads/history/load-history.queries.ts';
import type { AccountActor } from '../../../platform/actor.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { enqueue, job, paperJob } from '../../../platform/jobs/jobs.ts';
import { renderPdf } from '../../../platform/pdf/pdf.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { claimSpecs, firstClaimId } from '../../data/demo-claims.ts';
import { minutesAfter } from '../days.ts';
import {
  attachPaper,
  type ClaimedLoad,
  findClaimedLoads,
  findNewestLoads,
  findPaper,
  type PaperedLoad,
} from './demo-papers.queries.ts';
import { giveDemoLogo } from './demo-logo.ts';
import { type Delivery, signedReceipt } from './signed-receipt.ts';

const demoPapersJob = 'demo.draw-papers';

/** How many loads of each state have papers from the start; any other's are drawn when somebody asks for them. */
const loadsOfEach = 20;

/** Whoever entered the load asks for its papers; no price is theirs to set, no cost theirs to read. */
const asAuthor = (ctx: OpenCtx, { user_id, user_name, account_id, language }: PaperedLoad): Ctx => {
  const scope = { accountIds: [account_id] };
  const actor: AccountActor = {
    kind: 'user',
    userId: user_id,
    accountId: account_id,
    sessionId: '',
    role: 'customer_agent',
    name: user_name,
    email: '',
    language,
    permissions: new Set(),
    capabilities: new Set(),
    scope,
    canDispatch: false,
    dispatchModes: recordOf(dispatchModes, () => false),
    isBranded: false,
    freightSystemId: null,
    place: { zip_code: '', country: '', city: '' },
    secondFactor: 'off',
  };
  return { ...ctx, actor, scope };
};

type DemoPaper = Exclude<GeneratedType, 'delivery_receipt'> | 'pod' | 'invoice';

/** When the portal would have drawn a paper, or the carrier have sent it. */
const filedAt = ({ accepted_at, delivered_at }: PaperedLoad, type: DemoPaper): string => {
  if (type === 'bol' || type === 'rate_confirmation') return minutesAfter(accepted_at, 1);
  return minutesAfter(delivered_at ?? accepted_at, type === 'invoice' ? 24 * 60 : 90);
};

const exceptions: Readonly<Record<string, Delivery['exception']>> = { shortage: 'short', visible_damage: 'damaged' };

/** What a paper says: the portal's own, or the delivery receipt as the driver brought it back; null where there is none. */
const paperOf = async (ctx: OpenCtx, load: PaperedLoad & { category?: string | null }, type: DemoPaper) => {
  if (type === 'invoice') {
    const invoice = await findInvoiceOfLoad(ctx.db, 'all', load.id, billingDay(ctx));
    if (!invoice) return null;
    const drawn = await readInvoicePaper(ctx, invoice, load.language);
    return { ...drawn, drawn_from: null, language: load.language };
  }
  if (type !== 'pod') {
    const { layout, paper, name, drawnFrom } = await readyPaper(asAuthor(ctx, load), load.id, type, load.language);
    return { layout, paper, name, drawn_from: drawnFrom, language: load.language };
  }
  const { layout, paper } = await readyPaper(asAuthor(ctx, load), load.id, 'delivery_receipt', 'en');
  const delivered_at = load.delivered_at ?? load.accepted_at;
  const delivery = { ...load, delivered_at, exception: exceptions[load.category ?? ''] ?? null };
  const signed = signedReceipt(paper as Paper, phrase('en', 'documents.types.pod'), delivery);
  return { layout, paper: signed, name: `POD-${load.id}.pdf`, drawn_from: null, language: 'en' as const };
};

const lineOf = (load: PaperedLoad, type: DemoPaper, name: string) =>
  type === 'pod'
    ? { event: 'pod', ...actedBy('carrier'), actor_name: load.carrier_name, details: JSON.stringify({ name }) }
    : {
        event: type === 'bol' ? 'bol' : 'paper_drawn',
        ...actedBy('system'),
        details: JSON.stringify({ name, type }),
      };

/** Files a paper as if it had come then, and answers it: nobody is mailed of what long happened. */
const filePaper = async (ctx: OpenCtx, load: PaperedLoad, type: DemoPaper): Promise<number | undefined> => {
  const drawn = await paperOf(ctx, load, type);
  if (!drawn) return undefined;
  const { layout, paper, ...named } = drawn;
  const bytes = await renderPdf(load.account_id, layout, paper);
  const storage_key = await ctx.services.files.put(bytes);
  const at = filedAt(load, type);
  const id = await withTransaction(ctx, async (tx) => {
    await lockFilingLoad(tx.db, load.id);
    if (await findPaper(tx.db, load.id, type)) return undefined;
    const kept = { load_id: load.id, account_id: load.account_id, type, size: bytes.length, storage_key };
    const filed = await insertDocument(tx.db, { ...kept, ...named, content_type: 'application/pdf', created_at: at });
    const line = lineOf(load, type, named.name);
    if (filed) await insertHistory(tx, { load_id: load.id, at, kind: 'document', ...line });
    return filed?.id;
  });
  if (id === undefined) await ctx.services.files.remove(storage_key);
  return id;
};

const ensurePaper = async (ctx: OpenCtx, load: PaperedLoad, type: DemoPaper): Promise<number | undefined> =>
  (await findPaper(ctx.db, load.id, type))?.id ??
  (await filePaper(ctx, load, type)) ??
  (await findPaper(ctx.db, load.id, type))?.id;

/** What of a case's evidence there is: the carrier's, and what the portal itself draws. */
const evidenceOf = ({ type }: ClaimedLoad): readonly (readonly [DemoPaper, EvidenceKind])[] => [
  type === 'cargo_claim' ? ['bol', 'bol'] : ['rate_confirmation', 'quote'],
  ['pod', 'pod'],
  ['invoice', 'freight_bill'],
];

/** Draws the papers the demo's newest loads and its cases have, one after the other; what is there already stays. */
const drawPapers = async (ctx: OpenCtx): Promise<void> => {
  await giveDemoLogo(ctx);
  for (const load of await findClaimedLoads(ctx.db, firstClaimId, firstClaimId + claimSpecs.length - 1)) {
    for (const [type, evidence] of evidenceOf(load)) {
      const id = await ensurePaper(ctx, load, type);
      if (id !== undefined) await attachPaper(ctx.db, load, id, evidence);
    }
  }
  for (const load of await findNewestLoads(ctx.db, loadsOfEach)) {
    await ensurePaper(ctx, load, 'bol');
    if (load.delivered_at !== null) await ensurePaper(ctx, load, 'pod');
  }
};

export const drawDemoPapers = job<object>(demoPapersJob, drawPapers, paperJob);

/** A first start and its first pages do not wait for papers nobody has asked for yet. */
const afterMs = 5000;

export const orderDemoPapers = (ctx: OpenCtx): Promise<void> =>
  enqueue(ctx, demoPapersJob, {}, { key: demoPapersJob, afterMs });
