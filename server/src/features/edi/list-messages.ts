import type { edi, EdiFilters, EdiMessage, EdiPartner } from '@portal/contract/edi/edi.contract.ts';
import { type EdiState, ediStates } from '@portal/contract/edi/edi-states.ts';
import { ediRetention } from '@portal/contract/edi/edi.settings.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { usualLimits } from '../../integrations/x12/mailbox/mailbox.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { carrierReply } from '../carriers/carrier-reply.ts';
import { countMessages, findMessages, findPartnerStates, type MessageRow, mostCounted } from './edi.queries.ts';
import { pollMailboxes } from './poll-mailboxes.ts';

const carrierOf = (row: Pick<MessageRow, 'carrier_id' | 'name' | 'short_name' | 'scac' | 'logo_key'>) => {
  const { carrier_id: id, name, short_name, scac, logo_key } = row;
  return carrierReply({ id, name, short_name, scac, logo_key });
};

export const presentMessage = (row: MessageRow): EdiMessage => ({
  id: row.id,
  carrier: carrierOf(row),
  direction: row.direction,
  kind: row.kind,
  interchange: row.interchange,
  group: row.group_number,
  number: row.number,
  state: row.state,
  reason: row.reason,
  load_id: row.load_id,
  pro_number: row.pro_number,
  bol_number: row.bol_number,
  due_at: row.state === 'waiting' ? row.due_at : null,
  created_at: row.created_at,
});

/** One page of messages, the latest first, with how many match in each state. */
export const listMessages = async (
  ctx: Ctx,
  { skip, limit, ...filters }: EdiFilters & { skip: number; limit: number },
): Promise<Reply<typeof edi.list>> => {
  const [rows, counted] = await Promise.all([
    findMessages(ctx.db, filters, { skip, limit }),
    countMessages(ctx.db, filters),
  ]);
  const counts: Record<EdiState, number> = {
    waiting: 0,
    acknowledged: 0,
    applied: 0,
    orphan: 0,
    held: 0,
    rejected: 0,
    set_aside: 0,
    ...counted,
  };
  const sumOf = (states: readonly EdiState[]): number => states.reduce((sum, state) => sum + counts[state], 0);
  const total = sumOf(filters.state?.length ? filters.state : ediStates);
  const isCapped = sumOf(ediStates) >= mostCounted;
  const { months: kept_months } = ctx.services.settings.get(ediRetention);
  return { items: rows.map(presentMessage), total, ...(isCapped && { total_capped: true }), counts, kept_months };
};

const presentPartner = (row: Awaited<ReturnType<typeof findPartnerStates>>[number]): EdiPartner => ({
  carrier: carrierOf(row),
  enabled: row.enabled,
  polled_at: row.polled_at,
  answered_at: row.answered_at,
  failing_since: row.failing_since,
  fault: row.fault,
  shown_key: row.shown_key,
});

export const listPartners = async (ctx: Ctx): Promise<Reply<typeof edi.partners>> => ({
  items: (await findPartnerStates(ctx.db)).map(presentPartner),
});

const whileSomebodyWaits = { ...usualLimits, totalMs: 15_000 };

/** Reads a carrier's mailbox now, unless a server is doing so; what came of it is in the answer. 404. */
export const pollNow = async (ctx: Ctx, carrierId: number): Promise<EdiPartner> => {
  const [known] = await findPartnerStates(ctx.db, carrierId);
  if (!known) throw notFound();
  await pollMailboxes(ctx, { carrierId, limits: whileSomebodyWaits });
  const [row] = await findPartnerStates(ctx.db, carrierId);
  return presentPartner(row ?? known);
};
