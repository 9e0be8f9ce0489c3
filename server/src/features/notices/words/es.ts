import type { words as en } from './en.ts';

export const words: typeof en = {
  picked_up: {
    subject: '{{account}}: se recogió el envío {{load}}',
    heading: 'Se recogió el envío',
    body: '{{carrier}} recogió el envío {{load}} de {{origin}} a {{destination}}.',
  },
  delayed: {
    subject: '{{account}}: el envío {{load}} se espera ahora el {{day}}',
    heading: 'El envío llegará tarde',
    body: '{{carrier}} espera entregar el envío {{load}} de {{origin}} a {{destination}} el {{day}}.',
  },
  out_for_delivery: {
    subject: '{{account}}: el envío {{load}} está en ruta de entrega',
    heading: 'El envío está en ruta de entrega',
    body: '{{carrier}} lleva el envío {{load}} de {{origin}} en un camión hacia su consignatario en {{destination}}.',
  },
  delivered: {
    subject: '{{account}}: se entregó el envío {{load}}',
    heading: 'Se entregó el envío',
    body: '{{carrier}} entregó el envío {{load}} de {{origin}} a {{destination}}.',
  },
  pod_filed: {
    subject: '{{account}}: prueba de entrega del envío {{load}}',
    heading: 'Llegó la prueba de entrega',
    body: '{{carrier}} entregó el envío {{load}} de {{origin}} a {{destination}}, y ya llegó su prueba de entrega.',
  },
  the_carrier: 'El transportista',
  pod_attached: 'La prueba de entrega va adjunta.',
  track: 'Rastrear el envío',
  facts: {
    sender: 'Enviado por',
    load: 'Envío',
    po: 'Orden de compra (PO)',
    from: 'De',
    to: 'A',
    carrier: 'Transportista',
    pro: 'Número PRO',
    was_due: 'Estaba previsto',
    expected: 'Se espera',
    delivered: 'Entregado',
  },
  why: {
    consignor:
      'Recibe este correo porque {{account}} hace recoger carga en su domicilio. No hace falta iniciar sesión.',
    consignee: 'Recibe este correo porque {{account}} le envía carga. No hace falta iniciar sesión.',
    broker: 'Recibe este correo porque {{account}} le nombró agente de su carga. No hace falta iniciar sesión.',
  },
};
