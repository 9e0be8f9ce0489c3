import type { QueryClient } from '@tanstack/react-query';
import type { Translate } from '../../../platform/words/translate.ts';
import type { ChartTable } from '../../../ui/charts/chart-table.ts';
import * as calls from '../home.api.ts';
import { accessorialView } from './accessorial-view.tsx';
import { billingView } from './billing-view.tsx';
import { carrierView } from './carrier-view.tsx';
import type { FigureProps } from './figure-props.ts';
import { modeView } from './mode-view.tsx';
import { modesBySize } from './mode-colors.ts';
import { monthlyView, shownMonths } from './monthly-view.tsx';
import { statusView } from './status-view.tsx';
import { stopView } from './stops/stop-view.tsx';

/** The tables behind all figures, in the order of the screen. */
export const allTables = async (
  client: QueryClient,
  props: FigureProps & { opensInvoices: boolean },
  t: Translate,
): Promise<ChartTable[]> => {
  const { query, subject, period } = props;
  const [status, monthly, billing, carriers, modes, accessorials, stops] = await Promise.all([
    client.ensureQueryData(calls.statusFigures(subject)),
    client.ensureQueryData(calls.monthlyFigures(subject)),
    client.ensureQueryData(calls.billingFigures(query)),
    client.ensureQueryData(calls.carrierFigures(query)),
    client.ensureQueryData(calls.modeFigures(query)),
    client.ensureQueryData(calls.accessorialFigures(query)),
    client.ensureQueryData(calls.stopFigures(query)),
  ]);
  return [
    statusView(status, subject, t),
    monthlyView(monthly, props, shownMonths(period), t),
    billingView(billing, props, t),
    carrierView(carriers, props, t),
    modeView(modes, modesBySize(monthly), props, t),
    accessorialView(accessorials, props, t),
    stopView(stops, props, t),
  ].map(({ table }) => table());
};
