import { edi } from '@portal/contract/edi/edi.contract.ts';
import { ediRetention } from '@portal/contract/edi/edi.settings.ts';
import { applySoon } from '../../integrations/x12/ledger/keep-file.ts';
import { dropOldContents, findOrphans } from '../../integrations/x12/ledger/ledger.queries.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { applyMessage } from './apply-message.ts';
import { decideMessage } from './decide-message.ts';
import { getMessage } from './get-message.ts';
import { listMessages, listPartners, pollNow } from './list-messages.ts';
import { confirmKey, makeKey } from './partner-keys.ts';
import { watchMailboxes } from './poll-mailboxes.ts';

const minute = 60_000;
/** A message about a load that nobody knows is tried again so long; then it waits for a person. */
const daysOfOrphans = 7;

export const ediFeature = feature({
  name: 'edi',
  uses: ['carriers', 'tracking', 'carrier-bills'],
  routes: (app) =>
    serve(app, edi, {
      list: (ctx, { query }) => listMessages(ctx, query),
      get: (ctx, { params }) => getMessage(ctx, params.id),
      decide: (ctx, { params, body }) => decideMessage(ctx, params.id, body),
      partners: (ctx) => listPartners(ctx),
      poll: (ctx, { params }) => pollNow(ctx, params.carrier_id),
      confirmKey: (ctx, { params, body }) => confirmKey(ctx, params.carrier_id, body.key),
      makeKey: (ctx, { params }) => makeKey(ctx, params.carrier_id),
    }),
  jobs: [applyMessage],
  tickers: [
    watchMailboxes,
    {
      name: 'edi.retry-orphans',
      everyMs: 5 * minute,
      run: async (ctx) => {
        for (const { id, carrier_id } of await findOrphans(ctx.db, daysOfOrphans)) await applySoon(ctx, carrier_id, id);
      },
    },
    {
      name: 'edi.sweep',
      everyMs: 60 * minute,
      run: async (ctx) => {
        const { months } = ctx.services.settings.get(ediRetention);
        while ((await dropOldContents(ctx.db, months)) > 0);
      },
    },
  ],
  settings: [{ setting: ediRetention }],
});
