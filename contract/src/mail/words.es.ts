import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  sender: 'Freight Portal',
  link_hint: 'Si el botón no funciona, copie esta dirección en su navegador:',
  help: '¿Tiene preguntas? Escriba a {{email}}.',
} satisfies Widen<typeof en>;
