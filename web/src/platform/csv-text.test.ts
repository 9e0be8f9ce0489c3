import { expect, it } from 'vitest';
import { csvText } from './csv-text.ts';

it('a file keeps its letters, its quotation marks and its numbers, and holds no formula', () => {
  expect(
    csvText([
      ['Línea', 'Por qué'],
      [4, '=1+1'],
      [9, 'amount "412,5,0"'],
    ]),
  ).toBe('\uFEFF"Línea","Por qué"\r\n4,"\'=1+1"\r\n9,"amount ""412,5,0"""\r\n');
});
