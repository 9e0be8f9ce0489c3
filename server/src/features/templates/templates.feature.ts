import { plans } from '@portal/contract/templates/plans.contract.ts';
import { templates } from '@portal/contract/templates/templates.contract.ts';
import { planDayLeft, planPaused } from '@portal/contract/templates/templates.events.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { bookQuoted } from './plans/book-quoted.ts';
import { makeDue } from './plans/make-due.ts';
import { addPlan, changePlan, getPlan, listPlans, skipDay, unskipDay } from './plans/plans.ts';
import { addTemplate, changeTemplate, getTemplate, listTemplates, removeTemplate } from './templates.ts';

export const templatesFeature = feature({
  name: 'templates',
  uses: ['auth', 'equipment', 'loads', 'places', 'quotes', 'tendering'],
  routes: (app) => {
    serve(app, templates, {
      list: (ctx) => listTemplates(ctx),
      get: (ctx, { params }) => getTemplate(ctx, params.id),
      add: (ctx, { body }) => addTemplate(ctx, body),
      change: (ctx, { params, body }) => changeTemplate(ctx, params.id, body),
      remove: (ctx, { params }) => removeTemplate(ctx, params.id),
    });
    serve(app, plans, {
      list: (ctx) => listPlans(ctx),
      get: (ctx, { params }) => getPlan(ctx, params.id),
      add: (ctx, { body }) => addPlan(ctx, body),
      change: (ctx, { params, body }) => changePlan(ctx, params.id, body),
      skip: (ctx, { params, body }) => skipDay(ctx, params.id, body.day),
      unskip: (ctx, { params }) => unskipDay(ctx, params.id, params.day),
    });
  },
  taken: { load_templates_name: { code: 'templates.name_taken', field: 'name' } },
  events: [planDayLeft, planPaused],
  tickers: [bookQuoted, makeDue],
});
