import type { AccessorialDetails } from '@portal/contract/accessorials/accessorial-request.ts';
import { anyAccessorial } from '@portal/contract/accessorials/accessorials-of.ts';
import { fullLabel } from '@portal/contract/accessorials/full-label.ts';
import { lineLabel } from '@portal/contract/accessorials/line-label.ts';
import { type LineNote, presentLine } from '@portal/contract/accessorials/line-note.ts';
import type { Carrier } from '@portal/contract/carriers/carrier.ts';
import type { LoadAccessorial } from '@portal/contract/accessorials/load-accessorial.ts';
import type { LoadDetails, LoadSummary, PriceLine } from '@portal/contract/loads/load.ts';
import { can, type Scope } from '../../../platform/actor.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { hazmatNotes } from '../../commodities/item-hazmat.ts';
import { carrierReply } from '../../carriers/carrier-reply.ts';
import { present } from '../../../platform/database/sql-clock.ts';
import { presentSummary } from '../present-summary.ts';
import { withMissing } from '../open-details.ts';
import { isBeforeTax } from '../../taxes/taxes-of-load.ts';
import { loadSummary, summaryTables } from '../load-summary.queries.ts';
import { readReply } from '../state/read-reply.ts';
import { loadDetails } from './load-details.queries.ts';

type Line = Pick<PriceLine, 'code' | 'amount'> & { note?: LineNote };
type Accessorial = Pick<LoadAccessorial, 'id' | 'code'> & { details: AccessorialDetails };

/** A load as the database has it: names in both languages and logos are still to come. */
type Stored = Omit<
  LoadDetails,
  'accessorials' | 'price_lines' | 'cost' | 'cost_lines' | 'carrier' | 'is_before_tax'
> & {
  accessorials: Accessorial[];
  price_lines: Line[];
  cost: number;
  cost_lines: Line[];
  carrier: (Omit<Carrier, 'logo_url'> & { logo_key: string | null }) | null;
};

const readDetails = async (ctx: OpenCtx, loadId: number, scope: Scope, hasCosts: boolean): Promise<LoadDetails> => {
  const accountIds = scope === 'all' ? null : scope.accountIds;
  const stored = await readReply<Stored>(ctx, loadDetails, [loadId, accountIds, present]);
  if (!stored) throw problem('loads.not_found', 404);
  const { cost, cost_lines, ...load } = stored;
  return {
    ...withMissing(load),
    carrier: load.carrier && carrierReply(load.carrier),
    accessorials: load.accessorials.map((one) => ({
      ...one,
      type: anyAccessorial(one.code)?.type ?? 'general',
      label: lineLabel(one.code),
      full_label: fullLabel(one.code, one.details),
    })),
    price_lines: load.price_lines.map(presentLine),
    is_before_tax: await isBeforeTax(ctx, loadId),
    ...(load.hazmat ? { hazmat_notes: hazmatNotes(load.line_items) } : {}),
    ...(hasCosts ? { cost, cost_lines: cost_lines.map(presentLine) } : {}),
  };
};

/**
 * One load with everything its page shows. Refuses with 404 what is not the caller's.
 * Costs are there for the operator; for everybody else the fields do not exist.
 */
export const getLoadDetails = (ctx: Ctx, loadId: number): Promise<LoadDetails> =>
  readDetails(ctx, loadId, ctx.scope, can(ctx, 'see_costs'));

/** The same for the portal itself, as the shipper may read it: papers that a job draws. */
export const getShipperDetails = (ctx: OpenCtx, loadId: number): Promise<LoadDetails> =>
  readDetails(ctx, loadId, 'all', false);

const oneSummary = `select ${loadSummary('$3::timestamptz')} as reply from loads l ${summaryTables}
  where l.id = $1::integer and ($2::integer[] is null or l.account_id = any($2::integer[]))`;

/** One load as a row of the list. Refuses with 404 what is not the caller's. */
export const getLoad = async (ctx: Ctx, loadId: number): Promise<LoadSummary> => {
  const accountIds = ctx.scope === 'all' ? null : ctx.scope.accountIds;
  const load = await readReply<LoadSummary>(ctx, oneSummary, [loadId, accountIds, present]);
  if (!load) throw problem('loads.not_found', 404);
  return presentSummary(load);
};
