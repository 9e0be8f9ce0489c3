import type { Reply } from '@portal/contract/http/endpoint.ts';
import type { LoadInput } from '@portal/contract/loads/load.ts';
import { OpenLoadInput, type OrderInput } from '@portal/contract/loads/orders/order.ts';
import type { orders } from '@portal/contract/loads/orders/orders.contract.ts';
import { firstQuoteType } from '@portal/contract/modes/quote-types.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { Ctx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { parse } from '../../../platform/http/validation.ts';
import { readOfferedTrucks } from '../../equipment/offered-trucks.ts';
import { placeOfStop } from '../../places/place-of-stop.ts';
import { findRoute } from '../../places/roads/find-route.ts';
import { checkOpenLoad } from './check-new-load.ts';
import { type ReceivedLoad, receiveLoad } from './create-load.ts';
import { orderHash } from './external-ids.ts';
import { openDetailsOf } from './find-open-details.ts';

/** An order's lines, 0 or an empty text where it leaves something open. */
const openLines = ({ line_items }: OrderInput) =>
  line_items.map((line) => ({
    ...line,
    handling_unit: line.handling_unit ?? '',
    handling_unit_count: line.handling_unit_count ?? 0,
    weight: line.weight ?? 0,
  }));

/** The order as the body of a load: of all modes and for today where it does not say otherwise. */
const asLoad = (ctx: Ctx, { quote: _quote, ...order }: OrderInput): LoadInput => {
  const mode = order.mode ?? firstQuoteType(ctx.actor.dispatchModes);
  if (!mode) throw problem('quotes.mode_not_enabled', 403, { field: 'mode' });
  const [pickup] = order.stops;
  const day = () => dayInZone(pickup ? placeOfStop(pickup, 'stops.0').timezone : 'UTC', ctx.services.clock.now());
  const body = {
    ...order,
    mode,
    pickup_date: order.pickup_date ?? day(),
    line_items: openLines({ ...order, quote: false }),
  };
  return parse(OpenLoadInput, { ...body, draft: true });
};

/**
 * Makes a load of an order of the caller's own account: a draft, of which what is missing is said, and with `quote`, where
 * nothing is, one that carriers are asked about. 400 where sender, places or lines cannot be read, 403 for a mode not
 * enabled; the same order again is the same load, and 409 `loads.external_id_taken` names the load of another one.
 */
export const receiveOrder = async (ctx: Ctx, order: OrderInput): Promise<ReceivedLoad> => {
  const input = asLoad(ctx, order);
  const hash = orderHash({ ...input, mode: order.mode, pickup_date: order.pickup_date });
  const trucks = await readOfferedTrucks(ctx);
  const checked = checkOpenLoad(ctx, trucks, input);
  const missing = openDetailsOf(ctx, trucks, checked.input, { load: checked.load, lacksDay: !order.pickup_date });
  const route = await findRoute(ctx, checked.load.stops, checked.input.in_transit);
  const isQuoted = order.quote && missing.length === 0;
  return receiveLoad(ctx, { ...checked, route, missing }, { hash, origin: { origin: 'order' }, isQuoted });
};

/** The same, as it is answered. */
export const answerOrder = async (ctx: Ctx, order: OrderInput): Promise<Reply<typeof orders.receive>> => {
  const { load, isRepeated } = await receiveOrder(ctx, order);
  return { state: isRepeated ? 'repeated' : 'received', load };
};
