import type { Widen } from '../../words/widen.ts';
import type { words as en } from './saved.en.ts';

export const words = {
  import: 'Importar',
  file: 'Archivo CSV o XLSX',
  choose_file: 'Elegir un archivo',
  no_file: 'Ningún archivo elegido',
  import_rows_one: 'Importar {{count}} fila',
  import_rows_other: 'Importar {{count}} filas',
  nothing_to_import: 'Elija un archivo que agregue o cambie algo.',
  outcome: 'Nuevas: {{added}}. Cambiadas: {{changed}}. Sin cambios: {{unchanged}}. Omitidas: {{faulty}}.',
  imported: 'Importado. Nuevas: {{added}}. Cambiadas: {{changed}}.',
  unknown: 'Se omiten las columnas desconocidas: {{headings}}.',
  faults: 'Filas omitidas',
  line: 'Línea {{line}}, {{name}}:',
  clear: 'Quitar filtros',
  options: 'Opciones de {{name}}',
  discard_title: '¿Descartar sus cambios?',
  discard_text: 'Lo que escribió aquí no se ha guardado.',
  discard: 'Descartar cambios',
  keep_editing: 'Seguir editando',
} satisfies Widen<typeof en>;
