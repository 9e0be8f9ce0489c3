import { crossingDirections, neighbors } from '@portal/contract/places/border.ts';
import { z } from 'zod';
import { choiceCell, dayCell, dollarsCell, scacCell, textCell } from '../../../platform/csv-tables/cells.ts';

/** What a carrier takes for a crossing of the border, as its file has it. */
export const BorderFeeRow = z.object({
  scac: scacCell().describe('Carrier'),
  border: choiceCell(neighbors).describe('Border'),
  direction: choiceCell(crossingDirections).describe('Direction'),
  effective_from: dayCell().describe('Effective from'),
  price: dollarsCell(100_000).describe('Price'),
  note: textCell(200, { isOptional: true }).describe('Note'),
});
export type BorderFeeRow = z.output<typeof BorderFeeRow>;
