import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    phone_digits: 'El teléfono debe tener {{digits}} dígitos.',
  },
} satisfies Widen<typeof en>;
