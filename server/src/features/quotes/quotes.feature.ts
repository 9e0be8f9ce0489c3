import { drayagePrices } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { quoteFile } from '@portal/contract/quotes/quote-file.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import {
  loadHandedBack,
  loadQuotedByHand,
  operationsAsked,
  quotesReady,
} from '@portal/contract/quotes/quotes.events.ts';
import { feature } from '../../platform/feature.ts';
import { serve } from '../../platform/http/serve.ts';
import { askOperations } from './by-hand/ask-operations.ts';
import { handBack } from './by-hand/hand-back.ts';
import { listDrayageRates } from './by-hand/list-drayage-rates.ts';
import { listWaitingForQuote } from './by-hand/list-waiting-for-quote.ts';
import { mailLoadHandedBack, mailOperationsAsked, mailQuotedByHand } from './by-hand/mail-hand-quotes.ts';
import { quoteByHand } from './by-hand/quote-by-hand.ts';
import { quoteFileExcel, quoteFilePdf } from './export/quote-files.ts';
import { listEarlierQuotes } from './list/list-earlier-quotes.ts';
import { listQuotes } from './list/list-quotes.ts';
import { setMarkup } from './markup/set-markup.ts';
import { tryMarkup } from './markup/try-markup.ts';
import { askCarriers } from './round/ask-carriers.ts';
import { closeOverdueRounds, expireQuotes } from './round/quote-clock.ts';
import { recountEnds } from './round/recount-offer-ends.ts';
import { requestQuotes } from './round/request-quotes.ts';
import { borderFeesTable } from './tables/border-fees.ts';
import { fuelTables } from './tables/fuel-tables.ts';
import { ltlTables } from './tables/ltl-tables.ts';
import { parcelTables } from './tables/parcel-tables.ts';
import { truckTariffTables } from './tables/truck-tables.ts';

export const quotesFeature = feature({
  name: 'quotes',
  uses: ['carriers', 'commodities', 'drayage', 'equipment', 'loads', 'places', 'taxes'],
  tables: [borderFeesTable, ...fuelTables, ...ltlTables, ...parcelTables, ...truckTariffTables],
  routes: (app) => {
    serve(app, quotes, {
      list: (ctx, { params }) => listQuotes(ctx, params.id),
      earlier: (ctx, { params }) => listEarlierQuotes(ctx, params.id),
      tryMarkup: (ctx, { params, query }) => tryMarkup(ctx, params.id, query),
      setMarkup: (ctx, { params, body }) => setMarkup(ctx, params.id, body),
      request: (ctx, { params }) => requestQuotes(ctx, params.id),
      askOperations: (ctx, { params }) => askOperations(ctx, params.id),
    });
    serve(app, quoteFile, {
      pdf: (ctx, { query }) => quoteFilePdf(ctx, query),
      pdfOfBody: (ctx, { body }) => quoteFilePdf(ctx, body),
      excel: (ctx, { query }) => quoteFileExcel(ctx, query),
      excelOfBody: (ctx, { body }) => quoteFileExcel(ctx, body),
    });
    serve(app, drayagePrices, {
      rates: (ctx, { query }) => listDrayageRates(ctx, query),
      waiting: (ctx, { query }) => listWaitingForQuote(ctx, query),
      quoteByHand: (ctx, { params, body }) => quoteByHand(ctx, params.load_id, body),
      handBack: (ctx, { params, body }) => handBack(ctx, params.load_id, body),
    });
  },
  events: [loadHandedBack, loadQuotedByHand, operationsAsked, quotesReady],
  listeners: [askCarriers, mailLoadHandedBack, mailOperationsAsked, mailQuotedByHand, recountEnds],
  tickers: [closeOverdueRounds, expireQuotes],
});
