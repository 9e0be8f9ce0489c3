import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import {
  categoriesOf,
  type ClaimCategory,
  type ClaimType,
  claimTypes,
  reasonsFor,
} from '@portal/contract/claims/data/claim-choices.ts';
import { documentsNeeded, evidenceFor } from '@portal/contract/claims/data/evidence-by-case.ts';
import type { Ctx } from '../../../platform/context.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { claimDeadlines, type ClaimTime, claimTime, deliveredByLoad } from '../deadlines/claim-days.ts';
import { refusalFor } from './create-claim.ts';
import { findExisting, findGuided } from '../list/list-claims.queries.ts';

type Guided = Awaited<ReturnType<typeof findGuided>>;
type GuidedType = ClaimGuide['types'][number];

const notYet = {
  status: 'draft' as const,
  delivered_on: null,
  invoice_received_on: null,
  submitted_at: null,
  acknowledged_at: null,
  resolved_at: null,
  declined_at: null,
  told_at: null,
};

const guideCategory = (
  load: Guided,
  type: ClaimType,
  category: ClaimCategory,
  time: ClaimTime,
): GuidedType['categories'][number] => {
  const { required, suggested } = evidenceFor(type, category);
  return {
    category,
    reasons: [...reasonsFor(category)],
    required: [...required],
    suggested: [...suggested],
    deadlines: claimDeadlines({ ...load, ...notYet, type, category }, time),
  };
};

const guideType = (load: Guided, type: ClaimType, time: ClaimTime): GuidedType => ({
  type,
  refusal: refusalFor(type, load),
  documents_needed: documentsNeeded[type],
  categories: categoriesOf[type].map((category) => guideCategory(load, type, category, time)),
});

/** How to file a case about a load. 404 `loads.not_found`. */
export const getClaimGuide = async (ctx: Ctx, loadId: number): Promise<ClaimGuide> => {
  await loadInScope(ctx, loadId);
  const [load, existing] = await Promise.all([findGuided(ctx.db, loadId), findExisting(ctx.db, loadId)]);
  const time = claimTime(ctx);
  return {
    load_id: load.id,
    delivered_on: deliveredByLoad(load, time.zone),
    due_on: load.due_date,
    carrier: load.carrier_name,
    pro_number: load.pro_number,
    price: load.price,
    types: claimTypes.map((type) => guideType(load, type, time)),
    existing: existing,
  };
};
