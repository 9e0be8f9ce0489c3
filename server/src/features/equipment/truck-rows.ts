import { truckBodies } from '@portal/contract/equipment/data/truck-types.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { z } from 'zod';
import {
  choiceCell,
  choicesCell,
  numberCell,
  optionalCell,
  patternCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../platform/csv-tables/cells.ts';

const truckCode = () => patternCell(/^[A-Z][A-Z0-9_]{1,29}$/, 'a code such as VAN_53');
const inches = () => optionalCell(numberCell({ min: 1, max: 500 }));
const degrees = () => optionalCell(numberCell({ min: -100, max: 200, places: 1 }));

/** A truck as its file has it; its picture stays in the database. */
export const TruckTableRow = z.object({
  code: truckCode().describe('Code'),
  label_en: textCell(60).describe('Name in English'),
  label_es: textCell(60).describe('Name in Spanish'),
  modes: choicesCell(loadModes).describe('Modes'),
  body: choiceCell(truckBodies).describe('Body'),
  max_weight_lb: wholeCell({ min: 1, max: 200_000 }).describe('Carries lb'),
  length_ft: optionalCell(numberCell({ min: 1, max: 200 })).describe('Length ft'),
  width_in: inches().describe('Width in'),
  height_in: inches().describe('Height in'),
  pallets: optionalCell(wholeCell({ min: 0, max: 200 })).describe('Pallets'),
  temperature_min_f: degrees().describe('Coldest F'),
  temperature_max_f: degrees().describe('Warmest F'),
  tarps: yesNoCell().describe('Tarps'),
  rated_as: optionalCell(truckCode()).describe('Rated as'),
  active: yesNoCell().describe('Offered'),
});
export type TruckTableRow = z.output<typeof TruckTableRow>;
