import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words = {
  errors: {
    authority_digits: 'Escriba de 1 a 8 dígitos.',
    changed_meanwhile:
      'Alguien más cambió este ajuste mientras tanto. Vuelva a cargar para ver su cambio; el de usted no se guardó.',
    gs1_prefix_digits: 'Un prefijo de empresa GS1 tiene de 6 a 12 dígitos.',
    gs1_prefix_too_long:
      'Este prefijo deja lugar para muy pocos números: los números ya llegaron a {{reached}}. Escriba un prefijo más corto.',
    not_yours: 'No puede cambiar este ajuste.',
    numbers_used_up:
      'El prefijo de empresa ya no deja más números. Operaciones debe escribir un prefijo GS1 más corto en los ajustes.',
    scac_letters: 'Un SCAC tiene de dos a cuatro letras mayúsculas.',
  },
  operator: {
    title: 'La empresa operadora',
  },
} satisfies Widen<typeof en>;
