import type { Widen } from '../../words/widen.ts';
import type { words as en } from './charts.en.ts';

export const words = {
  options: 'Opciones de {{title}}',
  as_table: 'Ver como tabla',
  as_chart: 'Ver como gráfica',
  csv: 'Descargar CSV',
  png: 'Descargar imagen (PNG)',
  failed: 'No se pudo crear el archivo. No se perdió nada; intente de nuevo.',
  all: 'Todo',
} satisfies Widen<typeof en>;
