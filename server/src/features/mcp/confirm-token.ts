import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { AccountActor } from '../../platform/actor.ts';
import { digestFor } from '../../platform/encrypted-secret.ts';
import { problem } from '../../platform/http/errors.ts';
import type { Ctx } from '../../platform/context.ts';

/** How long a preview is good for. */
export const previewMinutes = 10;
/** Hexadecimal digits of a seal: 96 bits. */
const signs = 24;

/** What a person agreed to: whose it is, what is booked, and at which price. */
type Previewed = { request: unknown; quote: CarrierQuote };

const holderOf = (actor: AccountActor): string =>
  actor.kind === 'api_key' ? `key ${actor.keyId}` : `${actor.kind} ${actor.userId}`;

/** Nothing is kept: a seal of what was shown, which only the portal can make again. */
const sealOf = ({ actor, services }: Ctx, until: string, said: readonly unknown[]): string => {
  const text = JSON.stringify([holderOf(actor), actor.accountId, until, ...said]);
  return digestFor('previewed bookings', text, services.config.tokenSigningKey).toString('hex').slice(0, signs);
};

/** One seal of what is booked and one of its price, so that it can be said which of them is another. */
const sealsOf = (ctx: Ctx, until: string, { request, quote }: Previewed): [request: string, price: string] => [
  sealOf(ctx, until, [request]),
  sealOf(ctx, until, [request, quote.id, quote.price, quote.lines]),
];

export const confirmToken = (ctx: Ctx, previewed: Previewed): { confirm_token: string; expires_at: string } => {
  const until = ctx.services.clock.now().getTime() + previewMinutes * 60_000;
  const moment = until.toString(36);
  const confirm_token = [moment, ...sealsOf(ctx, moment, previewed)].join('-');
  return { confirm_token, expires_at: new Date(until).toISOString() };
};

/** Whether the price is the one that was shown. Throws where something else was, to somebody else, or too long ago. */
export const isPricePreviewed = (ctx: Ctx, token: string, previewed: Previewed): boolean => {
  const [moment = '', request, price] = token.split('-');
  const seals = sealsOf(ctx, moment, previewed);
  if (request !== seals[0]) throw problem('mcp.not_previewed', 409, { field: 'confirm_token' });
  if (!(Number.parseInt(moment, 36) > ctx.services.clock.now().getTime()))
    throw problem('mcp.preview_over', 409, { field: 'confirm_token', params: { minutes: previewMinutes } });
  return price === seals[1];
};
