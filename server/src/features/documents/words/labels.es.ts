import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './labels.en.ts';

/** What stands on shipping labels. */
export const words = {
  file: 'Etiquetas-{{load}}',
  from: 'Remitente',
  to: 'Destinatario',
  ship_to_post: 'Código postal de destino',
  via: 'Vía {{cities}}',
  carrier: 'Transportista',
  pro: 'PRO',
  load: 'Carga',
  bol: 'BOL',
  po: 'Orden de compra (PO)',
  pieces: 'Piezas',
  pieces_of: 'Piezas, {{units}}',
  weight: 'Peso',
  weight_of: 'Peso, {{units}}',
  class: 'Clase',
  goods: 'Mercancía',
  hazmat: 'MAT. PEL.',
  services: 'Servicios',
  sscc: 'SSCC',
} satisfies Widen<typeof en>;
