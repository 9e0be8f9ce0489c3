import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './claims.en.ts';

export const words = {
  subject: 'Caso {{claim}}, carga {{load}}: {{what}}',
  message_subject: 'Caso {{claim}}, carga {{load}}: mensaje nuevo',
  message_heading: '{{who}} escribió sobre su caso',
  message_to_operator: '{{who}} de {{account}} escribió sobre un caso',
  papers_subject: 'Caso {{claim}}, carga {{load}}: documentos agregados',
  papers_heading: '{{who}} agregó documentos a su caso',
  papers_to_operator: '{{who}} de {{account}} agregó documentos a un caso',
  receipt: {
    subject: 'Caso {{claim}}, carga {{load}}: recibido',
    heading: 'Recibimos su caso',
    text: 'Lo revisamos, lo enviamos al transportista y le escribimos en cada paso. Conserve este correo: dice qué presentó y para cuándo exige la ley una respuesta.',
  },
  deadline: {
    today: 'hoy es el último día',
    near: {
      subject: 'Caso {{claim}}, carga {{load}}: {{clock}}, a más tardar el {{day}}',
      heading: 'Se acerca un plazo de su caso',
      to_operator: 'Se acerca un plazo de un caso de {{account}}',
      days_one: 'queda {{count}} día',
      days_other: 'quedan {{count}} días',
      concealed_notice:
        'Hay que avisar al transportista del daño o faltante oculto a más tardar el {{day}}. Su caso sigue en borrador: envíelo antes; si no, el transportista puede rechazarlo solo por tardío.',
      file: 'La reclamación se debe presentar a más tardar el {{day}}, nueve meses después de la entrega. Su caso sigue en borrador: envíelo antes; si no, el transportista puede rechazarlo solo por tardío.',
      overcharge:
        'El cargo se puede disputar hasta el {{day}}, 180 días después de recibida la factura. Su caso sigue en borrador: envíelo antes.',
      inspect:
        'El transportista debe inspeccionar la mercancía a más tardar el {{day}}. Pídale fecha; si no acude, que la inspeccione el destinatario y conserve fotos y empaque.',
      acknowledge:
        'El transportista debe acusar recibo del caso a más tardar el {{day}}. Registre su número de reclamación o dé seguimiento con el transportista.',
      resolve:
        'El transportista debe pagar, rechazar u ofrecer a más tardar el {{day}}. Dé seguimiento y registre lo que conteste.',
      status_update:
        'El transportista debe informar cómo va el caso a más tardar el {{day}}. Pídaselo e infórmelo al embarcador.',
      suit: 'El plazo para demandar al transportista por este caso vence el {{day}}.',
    },
    over: {
      subject: 'Caso {{claim}}, carga {{load}}: vencido desde el {{day}}, {{clock}}',
      heading: 'Venció un plazo de su caso',
      to_operator: 'Venció un plazo de un caso de {{account}}',
      days_one: 'venció hace {{count}} día',
      days_other: 'venció hace {{count}} días',
      concealed_notice:
        'El plazo para avisar al transportista del daño o faltante oculto terminó el {{day}}. Aún puede enviar su borrador; el transportista puede rechazarlo por tardío.',
      file: 'Los nueve meses para presentar la reclamación terminaron el {{day}}. Aún puede enviar su borrador; el transportista puede rechazarlo por tardío.',
      overcharge:
        'Los 180 días para disputar este cargo terminaron el {{day}}. Aún puede enviar su borrador; el transportista puede rechazarlo por tardío.',
      inspect:
        'El transportista no inspeccionó la mercancía a más tardar el {{day}}: el destinatario puede inspeccionarla por su cuenta. Conserve fotos y empaque.',
      acknowledge:
        'El transportista debió acusar recibo del caso a más tardar el {{day}} y no lo hizo. Dé seguimiento citando el 49 CFR.',
      resolve:
        'El transportista debió pagar, rechazar u ofrecer a más tardar el {{day}} y no lo hizo. Dé seguimiento citando el 49 CFR; ahora debe informar cada 60 días.',
      status_update:
        'El transportista debió informar cómo va el caso a más tardar el {{day}}. Pídaselo e infórmelo al embarcador.',
      suit: 'El plazo para demandar al transportista por este caso terminó el {{day}}.',
    },
  },
  headings: {
    submit: '{{account}} presentó: {{type}}',
    answer_info: 'Llegó la información solicitada',
    accept_offer: 'Se aceptó la oferta',
    appeal: 'Se apeló la decisión',
    withdraw: 'Se retiró el caso',
    acknowledge: 'Se acusó recibo de su caso',
    investigate: 'Su caso está en investigación',
    request_info: 'Se necesita más información para su caso',
    offer: 'Tiene una oferta',
    approve: 'Su caso se aprobó en su totalidad',
    decline: 'Su caso se rechazó',
    pay: 'Su caso se pagó',
    close: 'Su caso se cerró',
  },
  next: {
    request_info: 'Responda en el portal y adjunte lo que se pide.',
    offer: 'Acepte la oferta o apele en el portal.',
    decline: 'Si no está de acuerdo, apele en el portal.',
    submit: 'Registre el acuse con el número de reclamación del transportista y asígnelo a un representante.',
  },
  facts: {
    claim: 'Caso',
    type: 'Tipo',
    subject: 'Asunto',
    amount: 'Monto reclamado',
    offer: 'Ofrecido',
    approved: 'Aprobado',
    recovered: 'Pagado',
    reason: 'Motivo',
    carrier_claim: 'Número de reclamación del transportista',
    status: 'Estatus',
    due: 'Próximo plazo',
    load: 'Carga',
    documents: 'Documentos',
    deadline: 'Plazo',
    days: 'Tiempo restante',
  },
  open: 'Abrir el caso',
  why: 'Recibe este correo porque usted presentó este caso.',
  why_operator: 'Recibe este correo porque le corresponde atender los casos.',
} satisfies Widen<typeof en>;
