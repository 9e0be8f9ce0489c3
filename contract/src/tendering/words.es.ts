import type { Widen } from '../words/widen.ts';
import type { en } from './words.en.ts';

export const es = {
  errors: {
    already_booked: 'Esta carga ya se está reservando.',
    zip_changed: 'Para usar otro código postal hay que recotizar la carga.',
    stop_missing: 'Hay que confirmar todas las paradas de la carga.',
    phone_missing: 'Indique un teléfono de contacto para esta parada.',
    dispatch_disabled: 'La reserva está deshabilitada para su cuenta.',
    may_not_cancel: 'Esta carga ya no se puede cancelar.',
    other_needs_note: 'Explique el motivo en pocas palabras.',
  },
} satisfies Widen<typeof en>;
