import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    not_found: '¡Transportista no encontrado!',
  },
} satisfies Widen<typeof en>;
