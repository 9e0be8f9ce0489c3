import type { Widen } from '../../words/widen.ts';
import type { words as en } from './load.en.ts';

export const words: Widen<typeof en> = {
  title: 'Factura',
  open: 'Factura {{number}}',
  due: 'Vence el {{date}}',
  settled: 'Pagada',
};
