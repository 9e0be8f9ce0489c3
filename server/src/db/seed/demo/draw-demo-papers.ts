import type { GeneratedType } from '@portal/contract/documents/generated-types.ts';
import { dispatchModes } from '@portal/contract/users/users.contract.ts';
import { readyPaper } from '../../../features/documents/draw-kind.ts';
import { insertDocument, lockFilingLoad } from '../../../features/documents/documents.queries.ts';
import { insertHistory } from '../../../features/loads/load-history.queries.ts';
import type { Ctx, OpenCtx, Principal } from '../../../platform/context.ts';
import { enqueue, job } from '../../../platform/jobs.ts';
import { renderPdf } from '../../../platform/pdf.ts';
import { withTransaction } from '../../../platform/transaction.ts';
import { claimSpecs, firstClaimId } from '../data/demo-claims.ts';
import { minutesAfter } from './days.ts';
import {
  attachPaper,
  type ClaimedLoad,
  findClaimedLoads,
  findNewestLoads,
  findPaper,
  type PaperedLoad,
} from './demo-papers.queries.ts';

const demoPapersJob = 'demo.draw-papers';

/** How many loads on their way, and as many that came, have papers from the start; any other draws its own when asked. */
const loadsOfEach = 20;

/** Whoever entered the load asks for its papers; no price is theirs to set, no cost theirs to read. */
const asAuthor = (ctx: OpenCtx, { user_id, user_name, account_id, language }: PaperedLoad): Ctx => {
  const scope = { accountIds: [account_id] };
  const principal: Principal = {
    userId: user_id,
    accountId: account_id,
    sessionId: '',
    role: 'customer_agent',
    name: user_name,
    email: '',
    language,
    permissions: new Set(),
    scope,
    canDispatch: false,
    dispatchModes: Object.fromEntries(dispatchModes.map((mode) => [mode, false])) as Principal['dispatchModes'],
    isBranded: false,
    freightSystemId: null,
  };
  return { ...ctx, principal, scope };
};

type Drawn = { type: GeneratedType; at: string };

/** When the portal or the driver would have made a paper. */
const drawnAt = ({ accepted_at, delivered_at }: PaperedLoad, type: GeneratedType): string => {
  if (type === 'bol' || type === 'rate_confirmation') return minutesAfter(accepted_at, 1);
  return minutesAfter(delivered_at ?? accepted_at, type === 'invoice' ? 24 * 60 : 3);
};

/** Files a paper as if it had been drawn then, and answers it: nobody is mailed of what long happened. */
const filePaper = async (ctx: OpenCtx, load: PaperedLoad, { type, at }: Drawn): Promise<number> => {
  const ready = await readyPaper(asAuthor(ctx, load), load.id, type, load.language);
  const bytes = await renderPdf(ready.layout, ready.paper);
  const storage_key = await ctx.services.files.put(bytes);
  const id = await withTransaction(ctx, async (tx) => {
    await lockFilingLoad(tx.db, load.id);
    if (await findPaper(tx.db, load.id, type)) return undefined;
    const filed = await insertDocument(tx.db, {
      load_id: load.id,
      account_id: load.account_id,
      type,
      name: ready.name,
      content_type: 'application/pdf',
      size: bytes.length,
      storage_key,
      language: load.language,
      drawn_from: ready.drawnFrom,
      created_at: at,
    });
    if (filed) {
      const event = type === 'bol' ? 'bol' : 'paper_drawn';
      const details = JSON.stringify({ name: ready.name, type });
      await insertHistory(tx, { load_id: load.id, at, kind: 'document', event, source: 'portal', details });
    }
    return filed?.id;
  });
  if (id !== undefined) return id;
  await ctx.services.files.remove(storage_key);
  return (await findPaper(ctx.db, load.id, type))?.id ?? 0;
};

const ensurePaper = async (ctx: OpenCtx, load: PaperedLoad, type: GeneratedType): Promise<number> =>
  (await findPaper(ctx.db, load.id, type))?.id ?? filePaper(ctx, load, { type, at: drawnAt(load, type) });

/** What of a case's evidence the portal itself has drawn. */
const evidenceOf = ({ type }: ClaimedLoad): readonly (readonly [GeneratedType, string])[] =>
  type === 'cargo_claim'
    ? [
        ['bol', 'bol'],
        ['delivery_receipt', 'pod'],
        ['invoice', 'freight_bill'],
      ]
    : [
        ['delivery_receipt', 'pod'],
        ['rate_confirmation', 'quote'],
        ['invoice', 'freight_bill'],
      ];

/** Draws the papers the demo's newest loads and its cases have, one after the other; what is there already stays. */
const drawPapers = async (ctx: OpenCtx): Promise<void> => {
  for (const load of await findClaimedLoads(ctx.db, firstClaimId, firstClaimId + claimSpecs.length - 1)) {
    for (const [type, evidence] of evidenceOf(load)) {
      await attachPaper(ctx.db, load, await ensurePaper(ctx, load, type), evidence);
    }
  }
  for (const load of await findNewestLoads(ctx.db, loadsOfEach)) {
    await ensurePaper(ctx, load, 'bol');
    if (load.delivered_at !== null) await ensurePaper(ctx, load, 'delivery_receipt');
  }
};

export const drawDemoPapers = job<object>(demoPapersJob, drawPapers);

/** A first start and its first pages do not wait for papers nobody has asked for yet. */
const afterMs = 5000;

export const orderDemoPapers = (ctx: OpenCtx): Promise<void> =>
  enqueue(ctx, demoPapersJob, {}, { key: demoPapersJob, runAt: new Date(Date.now() + afterMs) });
