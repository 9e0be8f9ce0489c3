import { LoadId } from '@portal/contract/loads/load.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { tendering } from '@portal/contract/tendering/tendering.contract.ts';
import { TenderLoad } from '@portal/contract/tendering/tender.ts';
import { z } from 'zod';
import { audit } from '../../../platform/audit.ts';
import { problem } from '../../../platform/http/errors.ts';
import { parse } from '../../../platform/http/validation.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { confirmToken, isPricePreviewed } from '../confirm-token.ts';
import type { McpCtx, PortalCall } from '../portal-calls.ts';
import type { Tool } from './tool.ts';

const Booking = z.strictObject({
  load_id: LoadId,
  ...TenderLoad.shape,
  order_pickup: z.boolean().default(true).describe('Whether the carrier is asked for the truck too.'),
});
const ConfirmedBooking = Booking.extend({ confirm_token: z.string().min(1).max(80) });
type Booking = z.infer<typeof Booking>;

const rows = [loads.details, quotes.list, tendering.tender];

/** What a booking comes to at this moment. */
const readPreview = async (call: PortalCall, request: Booking) => {
  const { load_id, carrier_quote_id } = request;
  const load = await call(loads.details, { params: { id: load_id } });
  const { items } = await call(quotes.list, { params: { id: load_id } });
  const quote = items.find(({ id }) => id === carrier_quote_id);
  if (!quote) throw problem('mcp.quote_gone', 409, { field: 'carrier_quote_id' });
  return { load, quote };
};

type Preview = Awaited<ReturnType<typeof readPreview>>;

const shownPreview = (ctx: McpCtx, request: Booking, { load, quote }: Preview) => ({
  note: phrase(ctx.actor.language, 'mcp.preview'),
  ...confirmToken(ctx, { request, quote }),
  booking: {
    load_id: load.id,
    mode: quote.mode,
    carrier: quote.carrier,
    price: quote.price,
    currency: 'USD',
    lines: quote.lines,
    transit_days: quote.transit_days,
    pickup_date: load.pickup_date,
    estimated_delivery: quote.estimated_delivery,
    liability: quote.liability,
    weight_lb: load.weight_lb,
    insurance: false,
    order_pickup: request.order_pickup,
    stops: request.stops,
    references: request.references,
  },
});

export const previewTool: Tool = {
  name: 'preview_booking',
  rows,
  input: Booking,
  changes: 'nothing',
  async run(ctx, call, input) {
    const request = parse(Booking, input);
    return shownPreview(ctx, request, await readPreview(call, request));
  },
};

export const bookTool: Tool = {
  name: 'book',
  rows,
  input: ConfirmedBooking,
  changes: 'binds',
  async run(ctx, call, input) {
    const { confirm_token, ...request } = parse(ConfirmedBooking, input);
    const found = await readPreview(call, request);
    if (!isPricePreviewed(ctx, confirm_token, { request, quote: found.quote })) {
      const refused = phrase(ctx.actor.language, 'mcp.errors.price_changed');
      return { refused, booked: false, preview: shownPreview(ctx, request, found) };
    }
    // Before the call: no booking is without it, whatever becomes of this server meanwhile.
    await audit(ctx, { action: 'mcp.booking-asked', object_type: 'load', object_id: request.load_id });
    const { load_id, order_pickup, ...body } = request;
    const query = { pickup: order_pickup ? 'true' : 'false', insurance: 'false' } as const;
    const load = await call(tendering.tender, { params: { id: load_id }, query, body, once: confirm_token });
    return { load_id, booked: true, status: load.status, price: load.price, carrier: load.carrier };
  },
};
