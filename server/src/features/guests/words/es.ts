import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** Mails about demos. */
export const words = {
  demo_request_mail: {
    subject: 'Solicitud de demostración de {{company}}',
    heading: 'Alguien solicita una demostración',
    text: '{{name}}, de {{company}}, quiere conocer el portal el {{date}}.',
    company_name: 'Empresa',
    website: 'Sitio web',
    full_name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    country: 'País',
    preferred_date: 'Fecha preferida',
  },
  demo_confirmation_mail: {
    subject: 'Su solicitud de demostración',
    heading: 'Gracias por su interés',
    greeting: 'Hola, {{name}}:',
    text: 'Recibimos su solicitud de demostración para el {{date}}. Un especialista le escribirá en un día hábil para acordar la hora.',
    note: 'Recibe este mensaje porque esta dirección se indicó en una solicitud de demostración. Si no fue usted, ignórelo.',
  },
} satisfies Widen<typeof en>;
