import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  settings: { report: 'Estadísticas por correo' },
} satisfies Widen<typeof en>;
