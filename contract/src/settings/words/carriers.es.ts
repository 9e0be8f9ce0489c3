import type { Widen } from '../../words/widen.ts';
import type { words as en } from './carriers.en.ts';

export const words = {
  search: 'Buscar un transportista',
  search_hint: 'Nombres y SCAC',
  none: 'Todavía no hay transportistas conectados.',
  none_found: 'Ningún transportista se llama así.',
  favorites: {
    text: 'Los favoritos son suyos: solo sus listas de cotizaciones los muestran primero.',
    count: '{{count}} de {{total}} son favoritos',
    toggle: 'Favorito: {{carrier}}',
  },
  thresholds: {
    text: 'Si menos entregas de un transportista llegaron a tiempo en los últimos 30 días, el embarcador ve su aviso junto a las cotizaciones.',
    none: 'Todavía no hay umbrales: el embarcador no ve avisos sobre ningún transportista.',
    new: 'Nuevo umbral',
    edit: 'Umbral',
    change: 'Cambiar el umbral de {{carrier}}',
    at_least: 'Al menos {{percent}}% a tiempo',
    below: 'Por debajo del umbral: el embarcador ve el aviso',
    kept: 'Umbral cumplido',
    carrier: 'Transportista',
    choose: 'Elija un transportista',
    percent: 'Entregas a tiempo',
    percent_hint: 'De cada cien, en los últimos 30 días.',
    message_en: 'Aviso en inglés',
    message_es: 'Aviso en español',
    remove_text: 'El embarcador ya no verá su aviso.',
  },
} satisfies Widen<typeof en>;
