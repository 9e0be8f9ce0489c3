import type { Widen } from '../words/widen.ts';
import type { exceptions as en } from './words.exceptions.en.ts';

export const exceptions = {
  delayed: 'Retrasada',
  weather: 'Retraso por clima',
  missed_pickup: 'Recolección no realizada',
  missed_delivery: 'Entrega no realizada',
  customs_hold: 'Retenida en aduana',
  held: 'Retenida',
  refused: 'Rechazada por el destinatario',
  damaged: 'Con daños',
  short: 'Con faltantes',
  lost: 'Extraviada',
  reweighed: 'Repesada por el transportista',
  reclassified: 'Reclasificada por el transportista',
  reconsigned: 'Enviada a otro domicilio',
  returned: 'Devuelta al remitente',
  other: 'Incidencia',
} satisfies Widen<typeof en>;
