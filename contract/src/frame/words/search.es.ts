import type { Widen } from '../../words/widen.ts';
import type { words as en } from './search.en.ts';

export const words = {
  open: 'Buscar carga, PRO, PO, BOL',
  title: 'Buscar',
  placeholder: 'Carga, PRO, PO, BOL, ciudad o transportista',
  none: 'No se encontró nada para «{{text}}».',
  results_one: '{{count}} resultado',
  results_other: '{{count}} resultados',
} satisfies Widen<typeof en>;
