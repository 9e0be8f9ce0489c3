import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Instant } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { AttentionItem, AttentionQuery } from './attention.ts';
import { attentionKinds } from './attention-kinds.ts';
import * as figures from './figures.ts';
import * as operator from './operator-figures.ts';
import { FiguresQuery, monthsOfModes, monthsOfStatus, Period } from './period.ts';
import { operatorStatisticsCalls, statisticsCalls } from './statistics.calls.ts';

export const statistics = contract(statisticsCalls, {
  loadModes: {
    summary: 'Loads by mode',
    query: FiguresQuery,
    reply: figures.ModeFigures,
    errors: [404],
  },
  loadCarriers: {
    summary: 'Loads, deliveries in time and spend by carrier',
    query: FiguresQuery,
    reply: figures.CarrierFigures,
    errors: [404],
  },
  loadStatus: {
    summary: `Loads by status, of the last ${monthsOfStatus} months unless another number is given`,
    query: FiguresQuery,
    reply: figures.StatusFigures,
    errors: [404],
  },
  loadAccessorials: {
    summary: 'Accessorials by how often they were needed and what they cost',
    query: FiguresQuery,
    reply: figures.AccessorialFigures,
    errors: [404],
  },
  billing: {
    summary: 'What was billed, and how much of it is paid, open and overdue',
    query: FiguresQuery,
    reply: figures.BillingFigures,
    errors: [404],
  },
  stopsStates: {
    summary: 'Pickups and deliveries by state',
    query: FiguresQuery,
    reply: figures.StopFigures,
    errors: [404],
  },
  loadModesMonthly: {
    summary: `Loads by month and mode, of the last ${monthsOfModes} months unless another number is given`,
    query: FiguresQuery,
    reply: figures.MonthlyModeFigures,
    errors: [404],
  },
  attention: {
    summary: 'What waits for the caller, what is due soonest first',
    query: AttentionQuery,
    reply: page(AttentionItem).extend({
      /** How many there are of each kind, whatever `kind` asks for; a thousand at most. */
      counts: z.record(z.enum(attentionKinds), z.int().min(0)),
      /** Kinds of which there are more than were counted. */
      capped: z.array(z.enum(attentionKinds)).optional(),
      checked_at: Instant,
    }),
    errors: [404],
  },
});

export const operatorStatistics = contract(operatorStatisticsCalls, {
  overview: {
    summary:
      'Margin, share of quotes booked, deliveries in time and time to the first quote, with twelve months of each',
    query: FiguresQuery,
    reply: operator.OperatorOverview,
    errors: [404],
  },
  margins: {
    summary: 'Margins by account, lane or carrier, the largest first',
    query: FiguresQuery.extend({ by: z.enum(operator.marginGroups), ...PageQuery.shape }),
    reply: operator.MarginFigures,
    errors: [404],
  },
  funnel: {
    summary: 'How many loads were quoted, tendered, accepted and delivered',
    query: FiguresQuery,
    reply: operator.FunnelFigures,
    errors: [404],
  },
  firstQuotes: {
    summary: 'How long requests waited for their first price',
    query: FiguresQuery,
    reply: operator.FirstQuoteFigures,
    errors: [404],
  },
  commissions: {
    summary: 'What sales agents have earned, by their commission intervals',
    query: FiguresQuery.extend(PageQuery.shape),
    reply: page(operator.AgentCommission).extend({ period: Period }),
    errors: [404],
  },
  report: {
    fileTypes: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    summary: 'All of these as a spreadsheet',
    query: FiguresQuery.extend({ language: Language.default('en') }),
    errors: [404],
  },
});
