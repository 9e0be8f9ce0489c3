import type { Calls } from '../http/endpoint.ts';

/** Figures of the home screen. Whoever has no home has none of these either. */
export const statisticsCalls = {
  loadModes: {
    method: 'GET',
    path: '/api/statistics/load-modes',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  loadCarriers: {
    method: 'GET',
    path: '/api/statistics/load-carriers',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  loadStatus: {
    method: 'GET',
    path: '/api/statistics/load-status',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  loadAccessorials: {
    method: 'GET',
    path: '/api/statistics/load-accessorials',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  billing: {
    method: 'GET',
    path: '/api/statistics/billing',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  stopsStates: {
    method: 'GET',
    path: '/api/statistics/stops-states',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  loadModesMonthly: {
    method: 'GET',
    path: '/api/statistics/load-modes-monthly',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
  attention: {
    method: 'GET',
    path: '/api/statistics/attention',
    permission: 'get:home',
    closedToFreightSystem: true,
  },
} as const satisfies Calls;

/** Figures about the business of whoever runs the portal: what it earns, and how well it quotes. */
export const operatorStatisticsCalls = {
  overview: {
    method: 'GET',
    path: '/api/statistics/operator/overview',
    permission: 'get:operator-statistics',
  },
  margins: {
    method: 'GET',
    path: '/api/statistics/operator/margins',
    permission: 'get:operator-statistics',
  },
  funnel: {
    method: 'GET',
    path: '/api/statistics/operator/funnel',
    permission: 'get:operator-statistics',
  },
  firstQuotes: {
    method: 'GET',
    path: '/api/statistics/operator/first-quotes',
    permission: 'get:operator-statistics',
  },
  commissions: {
    method: 'GET',
    path: '/api/statistics/operator/commissions',
    permission: 'get:operator-statistics',
  },
  report: {
    method: 'GET',
    path: '/api/statistics/operator/report',
    permission: 'get:operator-statistics',
    reply: 'file',
  },
} as const satisfies Calls;
