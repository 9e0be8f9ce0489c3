import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** The mail that shares documents. */
export const words = {
  link_subject: '{{account}}: documentos de la carga {{load}}',
  attachments_subject: '{{account}}: documentos de la carga {{load}}',
  heading: 'Documentos de la carga {{load}}',
  intro: '{{name}}, de {{account}}, le compartió estos documentos y le escribe:',
  documents: 'Documentos',
  lane: 'Ruta',
  until: 'El enlace se abre hasta',
  action: 'Abrir los documentos',
  attached: 'Los documentos van adjuntos a este correo.',
  link_note:
    'No hace falta iniciar sesión. No lo reenvíe: quien tenga el enlace puede abrir los documentos. Para contestar a {{name}}, responda a este correo.',
  attachments_note: 'Para contestar a {{name}}, responda a este correo.',
} satisfies Widen<typeof en>;
