import { carrierAlertCrossed } from '@portal/contract/carriers/carriers.events.ts';
import { carriers } from '@portal/contract/carriers/carriers.contract.ts';
import { carrierWires } from '@portal/contract/carriers/wires/wires.contract.ts';
import { carrierConnections } from '@portal/contract/carriers/connections.contract.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { calendarTables } from './calendars-table.ts';
import { carrierTables } from './carriers-table.ts';
import { addAlert, changeAlert, removeAlert } from './alerts/change-alert.ts';
import { listAlerts, listFigures } from './alerts/list-alerts.ts';
import { alertsTicker } from './alerts/watch-alerts.ts';
import { getCarrier, listCarriers } from './carriers.ts';
import { addCalendar, changeCalendar, listCalendars } from './connections/calendars.ts';
import { addConnection, changeConnection } from './connections/change-connection.ts';
import { checkConnection } from './connections/check-connection.ts';
import { encryptSecrets, makeWebhookSecret, removeWebhookSecret } from './connections/carrier-secrets.ts';
import { changeLogo, getLogo, removeLogo } from './connections/logo.ts';
import { listConnections } from './connections/present-connection.ts';
import { getScorecard } from './connections/scorecard.ts';
import { addWire, changeWire, removeWire } from './wires/change-wire.ts';
import { checkWire } from './wires/check-wire.ts';
import { listWires } from './wires/present-wire.ts';

export const carriersFeature = feature({
  name: 'carriers',
  uses: [],
  events: [carrierAlertCrossed],
  taken: {
    carrier_alerts_percent: { code: 'carriers.alert_taken', field: 'threshold_percent' },
    carrier_alerts_late_days: { code: 'carriers.alert_taken', field: 'threshold_days' },
  },
  tickers: [alertsTicker],
  onStart: ({ db, config }) => encryptSecrets(db, config.tokenSigningKey),
  tables: [...calendarTables, ...carrierTables],
  routes: (app) => {
    serve(app, carriers, {
      list: (ctx) => listCarriers(ctx),
      details: (ctx, { params }) => getCarrier(ctx, params.id),
      alerts: (ctx, { query }) => listAlerts(ctx, query),
      alertFigures: (ctx, { query }) => listFigures(ctx, Number(query.days)),
      addAlert: (ctx, { body }) => addAlert(ctx, body),
      changeAlert: (ctx, { params, body }) => changeAlert(ctx, params.id, body),
      removeAlert: (ctx, { params }) => removeAlert(ctx, params.id),
    });
    serve(app, carrierWires, {
      list: (ctx, { query }) => listWires(ctx, query.carrier_id),
      add: (ctx, { body }) => addWire(ctx, body),
      change: (ctx, { params, body }) => changeWire(ctx, params.id, body),
      remove: (ctx, { params }) => removeWire(ctx, params.id),
      check: (ctx, { params }) => checkWire(ctx, params.id),
    });
    serve(app, carrierConnections, {
      list: (ctx) => listConnections(ctx),
      add: (ctx, { body }) => addConnection(ctx, body),
      change: (ctx, { params, body }) => changeConnection(ctx, params.id, body),
      scorecard: (ctx, { params, query }) => getScorecard(ctx, params.id, Number(query.days)),
      check: (ctx, { params }) => checkConnection(ctx, params.id),
      makeWebhookSecret: (ctx, { params }) => makeWebhookSecret(ctx, params.id),
      removeWebhookSecret: (ctx, { params }) => removeWebhookSecret(ctx, params.id),
      changeLogo: (ctx, { params, body }) => changeLogo(ctx, params.id, body.logo),
      removeLogo: (ctx, { params }) => removeLogo(ctx, params.id),
      logo: (ctx, { params }) => getLogo(ctx, params.name),
      calendars: (ctx) => listCalendars(ctx),
      addCalendar: (ctx, { body }) => addCalendar(ctx, body),
      changeCalendar: (ctx, { params, body }) => changeCalendar(ctx, params.code, body),
    });
  },
});
