import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    bad_signature: 'La firma no corresponde a lo enviado.',
    stale: 'Se firmó hace demasiado tiempo, o con un reloj incorrecto. Fírmelo de nuevo.',
    unknown_load: 'El transportista no tiene esa carga de nosotros.',
    in_future: 'Esto aún no ha sucedido.',
    long_ago: 'Esto ocurrió hace más de un año: revise la fecha.',
  },
} satisfies Widen<typeof en>;
