import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** What frames every mail. */
export const words = {
  link_hint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  help: '¿Tiene preguntas? Escriba a {{email}}.',
  choose_mails: 'Elegir qué correos recibe',
  unsubscribe: 'Dejar de recibir estos correos',
} satisfies Widen<typeof en>;
