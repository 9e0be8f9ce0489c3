import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** Mails about signing in. */
export const words = {
  second_factor_reset_mail: {
    subject: 'Se quitó el inicio de sesión en dos pasos',
    heading: 'Se quitó el inicio de sesión en dos pasos',
    greeting: 'Hola, {{name}}:',
    text: 'Un administrador quitó la aplicación de autenticación, las llaves de acceso y los códigos de recuperación de {{email}} y cerró todas las sesiones.',
    next: 'Inicie sesión con su contraseña y configure de nuevo el inicio de sesión en dos pasos.',
    note: 'Si usted no lo pidió, cambie su contraseña y avise a su administrador.',
  },
} satisfies Widen<typeof en>;
