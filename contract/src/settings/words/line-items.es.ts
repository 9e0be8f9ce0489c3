import type { Widen } from '../../words/widen.ts';
import type { words as en } from './line-items.en.ts';

export const words = {
  text: 'Mercancías que todos en la cuenta eligen al reservar: escriba unas letras en el campo Mercancía.',
  new: 'Nuevo artículo',
  save: 'Guardar artículo',
  saved: '{{name}} se guardó.',
  search: 'Buscar artículos',
  search_hint: 'Mercancía, NMFC, fracción arancelaria, número ONU',
  none_yet: 'Aún no hay artículos guardados. Guarde uno aquí, o con “Guardar este artículo” al reservar.',
  none_found: 'Ningún artículo coincide.',
  count_one: '{{count}} artículo',
  count_other: '{{count}} artículos',
  show_one: 'Ver {{count}} artículo',
  show_other: 'Ver {{count}} artículos',
  size: 'Medidas por unidad',
  weight: 'Peso por unidad',
  hazardous: 'Material peligroso',
  hazardous_yes: 'Material peligroso',
  hazardous_no: 'No peligroso',
  suggested: 'Clase sugerida {{class}} ({{density}} lb/ft³)',
  use_class: 'Usar {{class}}',
  remove_text: 'Las cargas que lo usaron conservan sus artículos. Solo se quita de esta lista.',
  import_title: 'Importar artículos',
  import_about:
    'Un archivo CSV o XLSX con las columnas de una exportación. Una fila cuya mercancía ya está guardada cambia ese artículo. Los materiales peligrosos se revisan con la tabla de 49 CFR 172.101; su nombre apropiado de embarque, clase y grupo de embalaje pueden omitirse si el número ONU solo tiene uno.',
  export_title: 'Exportar artículos',
} satisfies Widen<typeof en>;
