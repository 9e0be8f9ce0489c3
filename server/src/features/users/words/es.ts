import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** Mails about passwords. */
export const words = {
  password_link_mail: {
    subject: 'Establezca una nueva contraseña',
    heading: 'Establezca una nueva contraseña',
    greeting: 'Hola, {{name}}:',
    text: 'Alguien, probablemente usted, solicitó una nueva contraseña para {{email}}. El enlace funciona una sola vez, durante {{minutes}} minutos.',
    action: 'Establecer nueva contraseña',
    note: 'Si usted no la solicitó, no haga nada: su contraseña seguirá siendo la misma.',
  },
  invitation_mail: {
    subject: 'Tiene una invitación al portal de carga',
    heading: 'Bienvenido',
    greeting: 'Hola, {{name}}:',
    text: 'Ya puede iniciar sesión con {{email}}. Antes establezca una contraseña: el enlace funciona una sola vez, durante 7 días.',
    action: 'Establecer contraseña',
    note: 'Si no sabe por qué recibió este correo, no haga nada.',
  },
} satisfies Widen<typeof en>;
