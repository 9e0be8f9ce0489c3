import type { Widen } from '../../words/widen.ts';
import type { words as en } from './source.en.ts';

/** How an imported file was read. */
export const words = {
  sheet: 'Se leyó la hoja «{{sheet}}».',
  hidden_one: 'Se omitió {{count}} fila oculta: {{rows}}.',
  hidden_other: 'Se omitieron {{count}} filas ocultas: {{rows}}.',
  windows_1252: 'El archivo no está en UTF-8: su texto se leyó como Windows-1252. Revise que los acentos estén bien.',
} satisfies Widen<typeof en>;
