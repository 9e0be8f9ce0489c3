import type { Job } from '../platform/jobs.ts';
import type { App } from '../platform/serve.ts';
import type { Ticker } from '../platform/tickers.ts';
import { authRoutes } from './auth/auth.routes.ts';

/** Every feature's routes, jobs and tickers; a feature is part of the product once it is named here. */
export const routes: readonly ((app: App) => void)[] = [authRoutes];

export const jobs: readonly Job[] = [];

export const tickers: readonly Ticker[] = [];
