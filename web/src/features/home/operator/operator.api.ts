import type { Received } from '@portal/contract/http/endpoint.ts';
import { operatorStatisticsCalls } from '@portal/contract/statistics/statistics.calls.ts';
import type { operatorStatistics as rows } from '@portal/contract/statistics/statistics.contract.ts';
import type { MarginGroup } from '@portal/contract/statistics/operator-figures.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { FiguresQuery } from '../home.api.ts';
import { homeKeys } from '../home.keys.ts';

const statistics = callsOf<typeof rows>(operatorStatisticsCalls);

export type Overview = Received<typeof rows.overview>;
export type Margins = Received<typeof rows.margins>;

const mostMargins = 6;
const mostAgents = 100;

export const overviewQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('overview', query),
    queryFn: ({ signal }) => api(statistics.overview, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const marginsQuery = (query: FiguresQuery, by: MarginGroup) =>
  queryOptions({
    queryKey: homeKeys.figures(`margins-${by}`, query),
    queryFn: ({ signal }) => api(statistics.margins, { query: { ...query, by, skip: 0, limit: mostMargins } }, signal),
    placeholderData: keepPreviousData,
  });

export const funnelQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('funnel', query),
    queryFn: ({ signal }) => api(statistics.funnel, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const firstQuotesQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('first-quotes', query),
    queryFn: ({ signal }) => api(statistics.firstQuotes, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const commissionsQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('commissions', query),
    queryFn: ({ signal }) => api(statistics.commissions, { query: { ...query, skip: 0, limit: mostAgents } }, signal),
  });

/** All figures of the business as a spreadsheet. */
export const saveReport = async (query: FiguresQuery, language: Language): Promise<void> => {
  const { blob, name } = await apiFile(statistics.report, { query: { ...query, language } });
  saveFile(blob, name);
};
