import type { words as en } from './conversation.en.ts';

export const words: typeof en = {
  message: {
    subject: 'Carga {{load}}: {{who}} escribió',
    heading: '{{who}} escribió sobre la carga {{load}}',
    why: 'Recibe este correo porque sigue esta carga o está a su cargo. Para dejar de recibirlo, pulse Siguiendo en su página.',
  },
  mention: {
    subject: 'Carga {{load}}: {{who}} lo mencionó',
    heading: '{{who}} lo mencionó en un mensaje sobre la carga {{load}}',
    why: 'Recibe este correo porque alguien lo mencionó en un mensaje.',
  },
  assigned: {
    subject: 'La carga {{load}} está a su cargo',
    heading: '{{who}} le asignó la carga {{load}}',
    why: 'Recibe este correo porque se le asignó una carga.',
  },
  load: 'Carga',
  route: 'Ruta',
  from_to: '{{from}} a {{to}}',
  open: 'Abrir la carga',
};
