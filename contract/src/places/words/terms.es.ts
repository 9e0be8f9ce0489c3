import type { Widen } from '../../words/widen.ts';
import type { words as en } from './terms.en.ts';

/** Quién paga el flete. */
export const words = {
  title: 'Quién paga el flete',
  names: { prepaid: 'Flete pagado', collect: 'Por cobrar', third_party: 'Tercero' },
  about: {
    prepaid: 'Usted paga, una factura aquí',
    collect: 'El destinatario paga al transportista',
    third_party: 'Alguien más paga al transportista',
  },
  usual: {
    prepaid: '{{place}} suele enviarse con flete pagado',
    collect: '{{place}} suele enviarse por cobrar',
    third_party: '{{place}} suele enviarse a cargo de un tercero',
  },
  note: 'Figura en el conocimiento de embarque. El flete por cobrar o a un tercero lo factura el transportista: los precios de aquí son estimados.',
  bill_to: 'Facturar a',
  account_number: 'Su cuenta con el transportista',
  reference: 'Referencia que piden',
  address: 'Domicilio',
  phone: 'Teléfono',
  default: 'El flete a este lugar suele ser',
  no_default: 'Sin indicar',
  estimate: 'Estimado, lo factura el transportista',
  estimate_note: 'Los precios son estimados: el transportista factura el flete a {{payer}} y usted no lo paga aquí.',
  fee_note: 'Nuestra cuota por gestionarlo: {{fee}}.',
  billed_to: 'El transportista factura a',
  receiver: 'el destinatario',
} satisfies Widen<typeof en>;
