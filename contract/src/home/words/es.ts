import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    changed_meanwhile:
      'Alguien más cambió esto mientras tanto. Vuelva a cargar para ver su cambio; el de usted no se guardó.',
    days_order: 'El último día es anterior al primero.',
    image_type: 'Una foto es PNG, JPEG o WebP.',
    named_twice: 'Un elemento aparece dos veces.',
    order_outdated: 'El carrusel ya tiene otros elementos. Vuelva a cargar y ordénelos de nuevo.',
    too_many: 'El carrusel admite {{limit}} elementos como máximo.',
    video_type: 'Un video es MP4 o WebM.',
  },
} satisfies Widen<typeof en>;
