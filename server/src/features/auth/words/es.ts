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
  factor_change_mail: {
    subject: 'Cambió su forma de iniciar sesión',
    heading: 'Cambió su forma de iniciar sesión',
    greeting: 'Hola, {{name}}:',
    changes: {
      app_added: 'Ahora, para iniciar sesión como {{email}}, se pide un código de una aplicación de autenticación.',
      app_removed: 'Se quitó la aplicación de autenticación de {{email}}; ya no se pide su código al iniciar sesión.',
      codes_renewed: 'Se generaron nuevos códigos de recuperación para {{email}}. Los anteriores ya no sirven.',
      passkey_added: 'Se agregó a {{email}} la llave de acceso «{{name}}», que inicia sesión sin contraseña.',
      access_ended:
        'Se terminaron las claves de API, las llaves de acceso, las demás sesiones y los enlaces compartidos de {{email}}.',
      access_ended_by_admin:
        'Un administrador terminó todas las claves de API, llaves de acceso, sesiones y enlaces compartidos de {{email}}. Inicie sesión con su contraseña; solicite una nueva si es posible que alguien más la conozca.',
      passkey_removed: 'Se quitó de {{email}} la llave de acceso «{{name}}», que ya no inicia sesión.',
    },
    note: 'Si no fue usted, cambie su contraseña, cierre todas las sesiones y avise de inmediato a su administrador.',
  },
} satisfies Widen<typeof en>;
