import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    password_length: 'Use de 8 a 256 caracteres.',
    password_weak: 'Combine mayúsculas, minúsculas, números y símbolos.',
    password_common: 'Esta contraseña es fácil de adivinar. Elija otra.',
    old_password_wrong: 'La contraseña actual no es correcta.',
    link_not_valid: 'Este enlace ya no es válido. Solicite uno nuevo.',
    not_found: '¡Usuario no encontrado!',
  },
  password_link_mail: {
    subject: 'Establezca una nueva contraseña',
    heading: 'Establezca una nueva contraseña',
    greeting: 'Hola, {{name}}:',
    text: 'Alguien, probablemente usted, solicitó una nueva contraseña para {{email}}. El enlace funciona una sola vez, durante {{minutes}} minutos.',
    action: 'Establecer nueva contraseña',
    note: 'Si usted no la solicitó, no haga nada: su contraseña seguirá siendo la misma.',
  },
} satisfies Widen<typeof en>;
