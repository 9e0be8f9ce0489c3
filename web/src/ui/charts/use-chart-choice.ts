import { useState } from 'react';
import { readStored, storedKeys, writeStored } from '../../platform/session/stored.ts';

export type ChartChoice = 'chart' | 'table';

const stored = (): Readonly<Record<string, ChartChoice>> => readStored(storedKeys.charts) ?? {};

/** Whether a figure is shown as chart or as table, remembered on this device by the figure's name. */
export const useChartChoice = (name: string): [ChartChoice, (choice: ChartChoice) => void] => {
  const [choice, setChoice] = useState<ChartChoice>(() => (stored()[name] === 'table' ? 'table' : 'chart'));
  const choose = (next: ChartChoice) => {
    writeStored(storedKeys.charts, { ...stored(), [name]: next });
    setChoice(next);
  };
  return [choice, choose];
};
