import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    unavailable: 'El sistema de carga no responde en este momento. Intente de nuevo en un momento.',
  },
} satisfies Widen<typeof en>;
