import type { Widen } from '../words/widen.ts';
import type { dispatch as en } from './words.dispatch.en.ts';

export const dispatch = {
  title: 'Despacho',
  intro_one: '{{count}} carga espera camión',
  intro_other: '{{count}} cargas esperan camión',
  none: 'Ninguna carga espera camión.',
  none_hint: 'Las cargas cuyo transportista no responde por sí mismo aparecen aquí en cuanto se ofrecen.',
} satisfies Widen<typeof en>;
