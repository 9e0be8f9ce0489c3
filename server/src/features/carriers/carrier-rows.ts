import { alertKinds, periodTexts } from '@portal/contract/carriers/alert-kinds.ts';
import { proChecks } from '@portal/contract/carriers/pro-check.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { z } from 'zod';
import {
  choiceCell,
  choicesCell,
  dollarsCell,
  numberCell,
  optionalCell,
  patternCell,
  scacCell,
  wholeCell,
  textCell,
  yesNoCell,
} from '../../platform/csv-tables/cells.ts';

const hoursOfMonth = 720;

/** A number of the FMCSA, or none. */
const authorityCell = () => patternCell(/^\d{0,8}$/, 'at most 8 digits');

/** A carrier as its file has it; secrets stay in the database. */
export const CarrierTableRow = z.object({
  scac: scacCell().describe('SCAC'),
  name: textCell(120).describe('Name'),
  short_name: textCell(40).describe('Short name'),
  modes: choicesCell(loadModes).describe('Modes'),
  countries: choicesCell(countries).describe('Countries'),
  calendar: optionalCell(textCell(40)).describe('Calendar'),
  rating: choiceCell(['tariff', 'api']).describe('Rated by'),
  api_address: optionalCell(
    patternCell(/^(https?:\/\/\S+|\/\S*)$/, 'an address such as https://api.example.com/v1'),
  ).describe('API address'),
  enabled: yesNoCell().describe('Enabled'),
  parcels_only: yesNoCell().describe('Parcels only'),
  tender_hours: numberCell({ min: 0.01, max: hoursOfMonth }).describe('Hours to answer a tender'),
  liability_new_per_lb: dollarsCell(10_000).describe('Liability new per lb'),
  liability_used_per_lb: dollarsCell(10_000).describe('Liability used per lb'),
  liability_max: dollarsCell(100_000_000).describe('Liability at most'),
  mc_number: authorityCell().describe('MC number'),
  dot_number: authorityCell().describe('USDOT number'),
  pro_check: choiceCell(proChecks).describe('PRO check digit'),
});
export type CarrierTableRow = z.output<typeof CarrierTableRow>;

export const AlertTableRow = z.object({
  scac: scacCell().describe('Carrier'),
  kind: choiceCell(alertKinds).describe('Kind'),
  days: choiceCell(periodTexts).describe('Days'),
  /** Percent; of a transit threshold days. */
  threshold: numberCell({ min: 0.1, max: 100 }).describe('Threshold'),
  min_deliveries: wholeCell({ min: 1, max: 10_000 }).describe('Fewest deliveries'),
  message_en: textCell(500, { hasLines: true }).describe('Message in English'),
  message_es: textCell(500, { hasLines: true }).describe('Message in Spanish'),
});
export type AlertTableRow = z.output<typeof AlertTableRow>;
