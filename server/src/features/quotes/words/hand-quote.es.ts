import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './hand-quote.en.ts';

/** What is written by mail about loads whose price operations make by hand; containers have words of their own. */
export const words = {
  /** To operations. */
  asked: {
    subject: 'La carga {{load}} espera su precio',
    heading: 'Una carga espera su precio',
    text: '{{account}} solicita un precio para la carga {{load}} de {{origin}} a {{destination}}, que ningún transportista cotiza por carretera. Hasta que usted la cotice o la devuelva, el cliente no la puede cambiar.',
    action: 'Cotizar la carga',
    note: 'Recibe este correo porque las cargas sin precio por carretera las cotiza usted.',
  },
  /** To the one who asked. */
  quoted: {
    subject: 'Su carga {{load}} está cotizada',
    heading: 'Ya tenemos el precio de su carga',
    text: 'Operaciones cotizó la carga {{load}} de {{origin}} a {{destination}}. Resérvela antes de que venza el precio.',
    action: 'Ver el precio',
    note: 'Recibe este correo porque usted solicitó esta carga.',
  },
  /** To the one who asked. */
  handed_back: {
    subject: 'Su carga {{load}} necesita un cambio',
    heading: 'Operaciones aún no puede cotizar esta carga',
    text: 'Operaciones le devolvió la carga {{load}} de {{origin}} a {{destination}}. Puede cambiarla y solicitar el precio de nuevo.',
    reason: 'Lo que indica: {{reason}}',
    action: 'Abrir la carga',
    note: 'Recibe este correo porque usted solicitó esta carga.',
  },
  facts: {
    load: 'Carga',
    account: 'Cuenta',
    origin: 'De',
    destination: 'A',
    weight: 'Peso',
    pickup: 'Recolección',
  },
} satisfies Widen<typeof en>;
