import { setTimeout as pause } from 'node:timers/promises';
import { LoadId, LoadInput } from '@portal/contract/loads/load.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { type CarrierQuotes, quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import { parse } from '../../../platform/http/validation.ts';
import type { PortalCall } from '../portal-calls.ts';
import type { Tool } from './tool.ts';

/** How long a message waits for carriers: so many looks, so far apart. */
const [looks, everyMs] = [40, 500];

const shownQuotes = ({ requested, answered, items, declined, not_requested }: CarrierQuotes) => ({
  carriers_asked: requested,
  carriers_answered: answered,
  is_complete: requested > 0 && answered >= requested,
  quotes: items
    .toSorted((one, other) => one.price - other.price)
    .map(({ cost: _cost, cost_lines: _costs, ...shown }) => shown),
  declined,
  not_requested,
});

const pricesOf = async (call: PortalCall, id: number) => {
  for (let look = 1; ; look += 1) {
    const shown = shownQuotes(await call(quotes.list, { params: { id } }));
    if (shown.is_complete || look >= looks) return shown;
    await pause(everyMs);
  }
};

const QuoteInput = z.strictObject({
  ...LoadInput.shape,
  draft: z.literal(false).optional(),
  request_key: z.string().min(1).max(100).optional().describe('The same key again answers the same load.'),
});

export const quoteTool: Tool = {
  name: 'quote',
  rows: [loads.create, quotes.list],
  input: QuoteInput,
  changes: 'adds',
  async run(ctx, call, input) {
    const { request_key, ...body } = parse(QuoteInput, input);
    const load = await call(loads.create, { body, once: request_key });
    await audit(ctx, { action: 'mcp.quote-asked', object_type: 'load', object_id: load.id });
    return { load_id: load.id, status: load.status, stops: load.stops, ...(await pricesOf(call, load.id)) };
  },
};

const CompareInput = z.strictObject({ load_id: LoadId });

export const compareTool: Tool = {
  name: 'compare',
  rows: [quotes.list],
  input: CompareInput,
  changes: 'nothing',
  async run(_ctx, call, input) {
    const { load_id } = parse(CompareInput, input);
    return { load_id, ...shownQuotes(await call(quotes.list, { params: { id: load_id } })) };
  },
};
