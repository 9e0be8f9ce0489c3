import type { Widen } from '../../words/widen.ts';
import type { words as en } from './load.en.ts';

/** Cases beside a load: how long their clocks run, and the way to a new one. */
export const words = {
  days: {
    left_one: 'queda {{count}} día',
    left_other: 'quedan {{count}} días',
    today: 'vence hoy',
    over_one: 'venció hace {{count}} día',
    over_other: 'venció hace {{count}} días',
  },
  panel: {
    title: 'Reclamaciones y disputas',
    all: 'Todas las reclamaciones',
  },
  button: {
    start: 'Reclamar o disputar',
    not_allowed: 'Su rol no puede presentar reclamaciones.',
    not_booked: 'Esta carga todavía no se ha reservado.',
  },
} satisfies Widen<typeof en>;
