import type { Reply } from '@portal/contract/http/endpoint.ts';
import { CarrierPush, type tracking } from '@portal/contract/tracking/tracking.contract.ts';
import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import { openSecret } from '../../integrations/carriers/carrier-secret.ts';
import { isInFuture, isLongAgo, readEvent } from '../../integrations/carriers/read-event.ts';
import { asCarrier } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem, problems } from '../../platform/http/errors.ts';
import type { HttpParts } from '../../platform/http/serve.ts';
import { parse } from '../../platform/http/validation.ts';
import { applyEvent } from './apply-event.ts';
import { checkSignature } from './check-signature.ts';
import { findPusher } from './feeds.queries.ts';
import type { Carrier } from './settle-journey.ts';

type Received = Reply<typeof tracking.receiveEvents>;
type RefusalCode = 'tracking.unknown_load' | 'tracking.in_future' | 'tracking.long_ago';
type Refused = { event_id: string; code: RefusalCode };

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    throw problem('http.malformed', 400);
  }
};

const receive = async (ctx: OpenCtx, carrier: Carrier, event: CarrierEvent): Promise<RefusalCode | null> => {
  const now = ctx.services.clock.now();
  if (isInFuture(event, now)) return 'tracking.in_future';
  if (isLongAgo(event, now)) return 'tracking.long_ago';
  return (await applyEvent(ctx, carrier, event)) === 'unknown_load' ? 'tracking.unknown_load' : null;
};

const refuseAll = (refused: readonly Refused[]): Error =>
  problems(
    refused.map(({ code }, index) => ({ code, field: `events.${index}` })),
    refused.every(({ code }) => code === 'tracking.unknown_load') ? 404 : 400,
  );

/**
 * Takes what a carrier pushes: the same events as those of its feed, applied the same way, each once whichever way it
 * comes. 401 `tracking.bad_signature` and `tracking.stale`, 400 where it makes no sense; where none of the events can
 * be kept, 404 `tracking.unknown_load` or 400 `tracking.in_future` or `tracking.long_ago`.
 */
export const receiveEvents = async (
  ctx: OpenCtx & { http: HttpParts },
  scac: string,
  body: Uint8Array,
): Promise<Received> => {
  const pusher = await findPusher(ctx.db, scac);
  const secret = openSecret(pusher?.webhook_secret ?? null, ctx.services.config.tokenSigningKey);
  checkSignature(secret, ctx.http.request.headers, body, ctx.services.clock.now());
  if (!pusher) throw problem('tracking.bad_signature', 401);
  const { events } = parse(CarrierPush, jsonOf(body));
  const carrierCtx = asCarrier(ctx, pusher);
  const refused: Refused[] = [];
  for (const wire of events) {
    const code = await receive(carrierCtx, pusher, readEvent(wire, ctx.services.clock.now()));
    if (code) refused.push({ event_id: wire.event_id, code });
  }
  if (refused.length === events.length) throw refuseAll(refused);
  return { kept: events.length - refused.length, refused };
};
