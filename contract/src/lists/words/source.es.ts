import type { Widen } from '../../words/widen.ts';
import type { words as en } from './source.en.ts';

/** How an imported file was read. */
export const words = {
  sheet: 'Se leyó la hoja «{{sheet}}».',
  hidden_one: 'Se omitió {{count}} fila oculta: {{rows}}.',
  hidden_other: 'Se omitieron {{count}} filas ocultas: {{rows}}.',
  hidden_columns_one: 'La columna {{columns}} está oculta en la hoja y también se leyó.',
  hidden_columns_other: 'Las columnas {{columns}} están ocultas en la hoja y también se leyeron.',
  notes_one: 'La fila {{rows}} está sola debajo de la tabla y se omitió por ser una nota.',
  notes_other: 'Las filas {{rows}} están solas debajo de la tabla y se omitieron por ser notas.',
  windows_1252: 'El archivo no está en UTF-8: su texto se leyó como Windows-1252. Revise que los acentos estén bien.',
} satisfies Widen<typeof en>;
