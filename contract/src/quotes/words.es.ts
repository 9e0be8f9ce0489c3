import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    expired: 'El precio venció, cotice de nuevo.',
    not_open: 'Este precio ya no se puede reservar.',
    mode_not_enabled: 'Esta modalidad no está habilitada para su cuenta.',
  },
} satisfies Widen<typeof en>;
