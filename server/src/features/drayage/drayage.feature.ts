import { copies, drayage } from '@portal/contract/drayage/drayage.contract.ts';
import { drayageHandedToOperations } from '@portal/contract/drayage/drayage.events.ts';
import { freeTimeTerms, terminalClosures } from '@portal/contract/drayage/drayage.settings.ts';
import { feature } from '../../platform/feature.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { serve } from '../../platform/http/serve.ts';
import { assertKnownPlaces } from './clock/check-free-time.ts';
import { changeDrayage } from './book/apply-change.ts';
import { cloneLoad } from './book/clone-load.ts';
import { createDrayage } from './book/create-drayage.ts';
import { requoteDrayage } from './book/requote-drayage.ts';
import { listDeadlines } from './clock/list-deadlines.ts';
import { watchFreeTime } from './clock/watch-free-time.ts';
import { getDrayage } from './book/get-drayage.ts';
import { warnOfFreeTime } from './mails/mail-free-time.ts';
import { mailHandedToOperations, mailHandedBack, mailQuoted } from './mails/mail-quoting.ts';
import { listLines, listPlaces, listPlacesAt } from './rate/list-places.ts';
import { drayageTables } from './tables/drayage-tables.ts';
import { freeTimeTables } from './tables/free-time-tables.ts';

export const drayageFeature = feature({
  name: 'drayage',
  uses: ['carriers', 'loads', 'places', 'settings'],
  tables: [...drayageTables, ...freeTimeTables],
  routes: (app) => {
    serve(app, copies, { clone: (ctx, { params }) => cloneLoad(ctx, params.id) });
    serve(app, drayage, {
      ports: (ctx) => listPlaces(ctx),
      portsAt: (ctx, { params }) => listPlacesAt(ctx, params.location),
      carriers: (_ctx, { query }) => listLines(query),
      deadlines: (ctx, { query }) => listDeadlines(ctx, query.load_ids),
      get: (ctx, { params }) => getDrayage(ctx, params.load_id),
      create: (ctx, { query, body }) => createDrayage(ctx, body, query),
      change: (ctx, { params, body }) => changeDrayage(ctx, params.load_id, body),
      requote: (ctx, { params, query, body }) => requoteDrayage(ctx, params.load_id, { ...query, ...body }),
    });
  },
  events: [drayageHandedToOperations],
  listeners: [mailHandedToOperations, mailHandedBack, mailQuoted],
  jobs: [warnOfFreeTime],
  settings: [
    keptSetting(freeTimeTerms, { onChange: assertKnownPlaces }),
    keptSetting(terminalClosures, { onChange: assertKnownPlaces }),
  ],
  tickers: [watchFreeTime],
});
