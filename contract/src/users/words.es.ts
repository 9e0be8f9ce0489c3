import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    password_length: 'Use de 8 a 256 caracteres.',
    password_weak: 'Combine mayúsculas, minúsculas, números y símbolos.',
    password_common: 'Esta contraseña es fácil de adivinar. Elija otra.',
    old_password_wrong: 'La contraseña actual no es correcta.',
    link_not_valid: 'Este enlace ya no es válido. Solicite uno nuevo.',
    not_found: '¡Usuario no encontrado!',
  },
} satisfies Widen<typeof en>;
