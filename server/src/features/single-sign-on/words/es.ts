import type { Widen } from '@portal/contract/words/widen.ts';
import type { words as en } from './en.ts';

/** The mail about an account's identity provider. */
export const words = {
  provider_mail: {
    subject: 'Cambió la forma de iniciar sesión en {{account}}',
    heading: 'Cambió el inicio de sesión único',
    greeting: 'Hola, {{name}}:',
    changes: {
      on: '{{operator}} configuró el inicio de sesión único de {{account}}: las personas con correo electrónico de {{domains}} ya pueden entrar con el proveedor de identidad {{issuer}}.',
      off: '{{operator}} desactivó el inicio de sesión único de {{account}}: el proveedor de identidad {{issuer}} ya no deja entrar a nadie.',
    },
    note: 'Quien administra este proveedor puede iniciar sesión como su personal. Si usted no esperaba este cambio, escriba de inmediato a {{email}}.',
  },
} satisfies Widen<typeof en>;
