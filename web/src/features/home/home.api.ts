import { carouselCalls, homeCalls } from '@portal/contract/home/home.calls.ts';
import type { carousel as carouselRows, home as homeRows } from '@portal/contract/home/home.contract.ts';
import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { statisticsCalls } from '@portal/contract/statistics/statistics.calls.ts';
import type { statistics as statisticsRows } from '@portal/contract/statistics/statistics.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { homeKeys } from './home.keys.ts';

const statistics = callsOf<typeof statisticsRows>(statisticsCalls);
const home = callsOf<typeof homeRows>(homeCalls);
const carousel = callsOf<typeof carouselRows>(carouselCalls);

export type Attention = Received<typeof statisticsRows.attention>;
export type AttentionQuery = NonNullable<Request<typeof statisticsRows.attention>['query']>;
export type FiguresQuery = NonNullable<Request<typeof statisticsRows.loadModes>['query']>;
type FixedMonthsQuery = Omit<FiguresQuery, 'last_n_months'>;

const refreshMs = 30_000;
const mostNews = 20;
/** How many rows a shipper's queue has before all are shown. */
export const usualRows = 6;

/** What waits for the reader, read again twice a minute. */
export const attentionQuery = (query: AttentionQuery) =>
  queryOptions({
    queryKey: homeKeys.attention(query),
    queryFn: ({ signal }) => api(statistics.attention, { query }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

/** The first rows of a shipper's queue. */
export const shipperQueue = (account_id: number | undefined): AttentionQuery => ({
  ...(account_id && { account_id }),
  skip: 0,
  limit: usualRows,
});

/** News and what the carousel shows today, in the reader's language. */
export const newsQuery = (language: Language) =>
  queryOptions({
    queryKey: homeKeys.news(language),
    queryFn: async ({ signal }) => {
      const page = { skip: 0, limit: mostNews };
      const [news, shown] = await Promise.all([
        api(home.list, { query: page }, signal),
        api(carousel.list, { query: { ...page, language } }, signal),
      ]);
      return { news: news.items, shown: shown.items };
    },
  });

// Figures of the period before stay while the new ones load.
export const modeFigures = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('modes', query),
    queryFn: ({ signal }) => api(statistics.loadModes, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const carrierFigures = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('carriers', query),
    queryFn: ({ signal }) => api(statistics.loadCarriers, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const statusFigures = (query: FixedMonthsQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('status', query),
    queryFn: ({ signal }) => api(statistics.loadStatus, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const accessorialFigures = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('accessorials', query),
    queryFn: ({ signal }) => api(statistics.loadAccessorials, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const billingFigures = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('billing', query),
    queryFn: ({ signal }) => api(statistics.billing, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const stopFigures = (query: FiguresQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('stops', query),
    queryFn: ({ signal }) => api(statistics.stopsStates, { query }, signal),
    placeholderData: keepPreviousData,
  });

export const monthlyFigures = (query: FixedMonthsQuery) =>
  queryOptions({
    queryKey: homeKeys.figures('monthly', query),
    queryFn: ({ signal }) => api(statistics.loadModesMonthly, { query }, signal),
    placeholderData: keepPreviousData,
  });
