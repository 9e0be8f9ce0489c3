import { number } from '../../platform/words/format.ts';

const cubicMetersPerCubicFoot = 0.0283168466;
const kilogramsPerCubicMeter = 16.0184634;

/** "173.3 ft³", or "4.91 m³" in metric units. */
export const volumeText = (cubicFeet: number, metric: boolean): string =>
  metric ? `${number(cubicFeet * cubicMetersPerCubicFoot, 2)} m³` : `${number(cubicFeet, 1)} ft³`;

/** "10.73 lb/ft³", or "172 kg/m³" in metric units. */
export const densityText = (poundsPerCubicFoot: number, metric: boolean): string =>
  metric ? `${number(poundsPerCubicFoot * kilogramsPerCubicMeter, 0)} kg/m³` : `${number(poundsPerCubicFoot)} lb/ft³`;
