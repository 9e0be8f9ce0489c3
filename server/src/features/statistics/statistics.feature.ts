import { operatorStatistics, statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { scheduledReport } from '@portal/contract/statistics/statistics.settings.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { keptSetting } from '../../platform/settings/settings.ts';
import { listAttention } from './attention/list-attention.ts';
import { sumBilling } from './billing-figures.ts';
import { watchChangedLoads, watchLanePeriods } from './keep/keep-figures.ts';
import { carriersOf, countByMode, countByMonth, countByStatus, countStops, sumAccessorials } from './load-figures.ts';
import { commissionsOf } from './operator/commissions.ts';
import { marginsOf } from './operator/margins.ts';
import { firstQuotesOf, funnelOf, overviewOf } from './operator/overview.ts';
import { readQuestion } from './period.ts';
import { mailReports, watchReports } from './report/mail-report.ts';
import { getReport } from './report/get-report.ts';

export const statisticsFeature = feature({
  name: 'statistics',
  uses: ['accounts', 'billing', 'carriers', 'loads'],
  routes: (app) => {
    serve(app, statistics, {
      loadModes: (ctx, { query }) => countByMode(ctx, query),
      loadCarriers: async (ctx, { query }) => carriersOf(ctx, await readQuestion(ctx, query)),
      loadStatus: (ctx, { query }) => countByStatus(ctx, query),
      loadAccessorials: (ctx, { query }) => sumAccessorials(ctx, query),
      billing: (ctx, { query }) => sumBilling(ctx, query),
      stopsStates: (ctx, { query }) => countStops(ctx, query),
      loadModesMonthly: (ctx, { query }) => countByMonth(ctx, query),
      attention: (ctx, { query }) => listAttention(ctx, query),
    });
    serve(app, operatorStatistics, {
      overview: async (ctx, { query }) => overviewOf(ctx, await readQuestion(ctx, query)),
      margins: async (ctx, { query }) => marginsOf(ctx, await readQuestion(ctx, query), query),
      funnel: async (ctx, { query }) => funnelOf(ctx, await readQuestion(ctx, query)),
      firstQuotes: async (ctx, { query }) => firstQuotesOf(ctx, await readQuestion(ctx, query)),
      commissions: async (ctx, { query }) => commissionsOf(ctx, await readQuestion(ctx, query), query),
      report: (ctx, { query }) => getReport(ctx, query),
    });
  },
  settings: [keptSetting(scheduledReport)],
  jobs: [mailReports],
  tickers: [watchChangedLoads, watchLanePeriods, watchReports],
});
