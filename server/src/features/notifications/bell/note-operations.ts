import { drayageHandedToOperations } from '@portal/contract/drayage/drayage.events.ts';
import { cancellationAsked } from '@portal/contract/loads/loads.events.ts';
import { loadHeld } from '@portal/contract/tendering/tendering.events.ts';
import { listener } from '../../../platform/jobs/events.ts';
import { notifyPeople } from './notify-people.ts';
import { findLoadPeople, findOperators } from './recipients.queries.ts';

/** A load that waits for a truck, for those who assign one. */
export const noteHeld = listener(loadHeld, 'notifications.note-held', async (ctx, { load_id, tender_id }) => {
  const load = await findLoadPeople(ctx.db, load_id);
  if (!load) return;
  const people = await findOperators(ctx.db, 'post:assignment');
  const { account_id } = load;
  await notifyPeople(ctx, { kind: 'truck_wanted', event: `truck_wanted:${tender_id}`, account_id, load_id }, people);
});

/** A cancellation that its carrier was informed of and does not confirm, for those who can ask it by phone. */
export const noteCancellationAsked = listener(
  cancellationAsked,
  'notifications.note-cancellation-asked',
  async (ctx, { load_id, tender_id }) => {
    const load = await findLoadPeople(ctx.db, load_id);
    if (!load) return;
    const people = await findOperators(ctx.db, 'post:assignment');
    const event = `cancellation_unconfirmed:${tender_id}`;
    await notifyPeople(ctx, { kind: 'cancellation_unconfirmed', event, account_id: load.account_id, load_id }, people);
  },
);

/** A container no rate table prices, for those who quote by hand: each time it comes to them. */
export const noteHandedToOperations = listener(
  drayageHandedToOperations,
  'notifications.note-price-wanted',
  async (ctx, { load_id, history_id }) => {
    const load = await findLoadPeople(ctx.db, load_id);
    if (!load) return;
    const people = await findOperators(ctx.db, 'post:operations-quote');
    const event = `price_wanted:${load_id}:${history_id}`;
    await notifyPeople(ctx, { kind: 'price_wanted', event, account_id: load.account_id, load_id }, people);
  },
);
