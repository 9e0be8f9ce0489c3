import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './approvals.en.ts';

export const words: Widen<typeof en> = {
  asked: {
    subject: 'Carga {{load}}: {{price}} espera su aprobación',
    heading: '{{who}} le pide aprobar la carga {{load}}',
    why: 'Recibe este correo porque una regla de su cuenta lo nombra para decidir.',
  },
  escalated: {
    subject: 'Carga {{load}}: {{price}} aún espera aprobación',
    heading: 'Nadie ha decidido sobre la carga {{load}}: ahora usted también puede',
    why: 'Recibe este correo porque una regla de su cuenta lo nombra para decidir cuando otros no lo han hecho.',
  },
  approved: {
    subject: 'La carga {{load}} se aprobó',
    heading: '{{who}} aprobó la carga {{load}}',
    why: 'Recibe este correo porque usted pidió la aprobación.',
  },
  sent_back: {
    subject: 'La carga {{load}} se devolvió',
    heading: '{{who}} devolvió la carga {{load}}',
    why: 'Recibe este correo porque usted pidió la aprobación.',
  },
  ended: {
    subject: 'La carga {{load}} no se aprobó',
    heading: 'La solicitud sobre la carga {{load}} terminó',
    text: 'Su precio o su recolección venció, o la carga se cambió, se reservó o se canceló entretanto. Si aún debe reservarse, pídala de nuevo.',
    why: 'Recibe este correo porque usted pidió la aprobación.',
  },
  proposed: {
    subject: 'Carga {{load}}: se propone otra cotización',
    heading: '{{who}} propone otra cotización para la carga {{load}}',
    why: 'Recibe este correo porque usted pidió la aprobación.',
  },
  load: 'Carga',
  route: 'Ruta',
  carrier: 'Transportista',
  price: 'Precio',
  until: 'Hasta',
  decide: 'Ver y decidir',
  open: 'Abrir la solicitud',
};
