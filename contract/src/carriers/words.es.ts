import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    not_found: '¡Transportista no encontrado!',
  },
} satisfies Widen<typeof en>;
