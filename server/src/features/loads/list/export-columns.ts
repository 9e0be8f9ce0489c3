import type { LoadSummary } from '@portal/contract/loads/load.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { type FileCell, amountCell, dayCell, figureCell } from '../../../platform/files/file-cell.ts';
import { phrase, phrasesOf } from '../../../platform/mail/phrases.ts';
import { words as en } from '../words/export.en.ts';
import { words as es } from '../words/export.es.ts';

const exportPhrase = phrasesOf({ en, es });

type Column = { key: keyof typeof en; value: (load: LoadSummary, language: Language) => FileCell };

const place = (city: string, state: string, zip: string): string =>
  `${city}, ${state} ${zip}`.replace(/^, /, '').trim();

/** What an exported list holds, in this order; a header is the phrase of its key. */
const columns: readonly Column[] = [
  { key: 'load', value: (load) => String(load.id) },
  { key: 'account', value: (load) => load.account.name },
  { key: 'status', value: (load, language) => phrase(language, `loads.statuses.${load.status}`) },
  { key: 'mode', value: (load, language) => phrase(language, `loads.modes.${load.mode}`) },
  { key: 'origin', value: (load) => place(load.origin_city, load.origin_state, load.origin_zip) },
  { key: 'destination', value: (load) => place(load.destination_city, load.destination_state, load.destination_zip) },
  { key: 'pickup_date', value: (load) => dayCell(load.pickup_date) },
  { key: 'delivery_date', value: (load) => dayCell(load.delivery_date) },
  { key: 'carrier', value: (load) => load.carrier?.short_name ?? '' },
  { key: 'pro_number', value: (load) => load.pro_number ?? '' },
  { key: 'bol_number', value: (load) => load.bol_number ?? '' },
  { key: 'external_id', value: (load) => load.external_id ?? '' },
  { key: 'po_number', value: (load) => load.po_number ?? '' },
  { key: 'freight_terms', value: (load, language) => phrase(language, `places.terms.names.${load.freight_terms}`) },
  { key: 'handling_units', value: (load) => figureCell(load.handling_units) },
  { key: 'weight_lb', value: (load) => figureCell(load.weight_lb) },
  { key: 'price', value: (load) => amountCell(load.price ?? load.cheapest_price) },
];

/** An exported list as rows of cells, the headers first, in one language. */
export const exportRows = (loads: readonly LoadSummary[], language: Language): FileCell[][] => [
  columns.map(({ key }) => exportPhrase(language, key)),
  ...loads.map((load) => columns.map(({ value }) => value(load, language))),
];
