import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './export.en.ts';

/** The headings of an exported list. */
export const words = {
  load: 'Carga',
  account: 'Cuenta',
  status: 'Estatus',
  mode: 'Modo',
  origin: 'Origen',
  destination: 'Destino',
  pickup_date: 'Fecha de recolección',
  delivery_date: 'Fecha de entrega',
  carrier: 'Transportista',
  pro_number: 'PRO',
  bol_number: 'BOL',
  external_id: 'Folio del pedido',
  po_number: 'Orden de compra (PO)',
  freight_terms: 'Condiciones de flete',
  handling_units: 'Unidades de manejo',
  weight_lb: 'Peso (lb)',
  price: 'Precio (USD)',
} satisfies Widen<typeof en>;
