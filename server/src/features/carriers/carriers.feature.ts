import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { calendarTables } from './calendars-table.ts';
import { carrierTables } from './carriers-table.ts';
import { addAlert, changeAlert, removeAlert } from './change-alert.ts';
import { getCarrier, listCarriers } from './carriers.ts';
import { listAlerts } from './list-alerts.ts';

export const carriersFeature = feature({
  name: 'carriers',
  uses: [],
  tables: [...calendarTables, ...carrierTables],
  routes: (app) =>
    serve(app, carriers, {
      list: (ctx) => listCarriers(ctx),
      details: (ctx, { params }) => getCarrier(ctx, params.id),
      alerts: (ctx, { query }) => listAlerts(ctx, query),
      addAlert: (ctx, { body }) => addAlert(ctx, body),
      changeAlert: (ctx, { params, body }) => changeAlert(ctx, params.id, body),
      removeAlert: (ctx, { params }) => removeAlert(ctx, params.id),
    }),
});
