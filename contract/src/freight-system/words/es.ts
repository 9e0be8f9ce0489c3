import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    unavailable: 'El sistema de carga no responde en este momento. Intente de nuevo en un momento.',
    sign_in_refused:
      'El enlace del sistema de carga no inició su sesión. Funciona una vez y por poco tiempo: abra el portal de nuevo desde el sistema de carga.',
    company_taken: 'Otra cuenta ya está vinculada a esta empresa.',
    user_taken: 'Este usuario del sistema de carga, o del portal, ya está vinculado.',
    not_linked: 'Esta cuenta no está vinculada a ninguna empresa del sistema de carga.',
  },
} satisfies Widen<typeof en>;
