import type { Widen } from '../../words/widen.ts';
import type { words as en } from './load.en.ts';

export const words: Widen<typeof en> = {
  title: 'Factura',
  open: 'Factura {{number}}',
  due: 'Vence el {{date}}',
  pay: 'Pagar',
  processing: 'Pago en proceso',
  failed: 'El último pago falló',
  unavailable: 'El pago en línea de esta carga no está disponible',
  unavailable_text: 'La factura estará lista pronto.',
  settled: 'Pagada',
};
