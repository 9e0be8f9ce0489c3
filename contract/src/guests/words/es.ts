import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  links: {
    terms: 'Términos',
    privacy: 'Privacidad',
  },
  errors: {
    demo_answered: 'Otra persona ya atendió esta solicitud de demostración.',
    phone_digits: 'El teléfono debe tener {{digits}} dígitos. A un número de EE. UU. se le puede quitar el 1 inicial.',
  },
} satisfies Widen<typeof en>;
