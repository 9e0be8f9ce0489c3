import type { Widen } from '../words/widen.ts';
import { choices } from './words.choices.es.ts';
import type { en } from './words.en.ts';
import { letter } from './words.letter.es.ts';
import { screens } from './words.screens.es.ts';

export const es = {
  ...choices,
  letter,
  screens,
  errors: {
    not_found: '¡Reclamación no encontrada!',
    missing_fields: 'Faltan campos: complete lo marcado para enviar.',
    inquiry_documents: 'Una aclaración de factura necesita al menos 2 documentos de soporte.',
    documents_needed: 'Adjunte al menos un documento de soporte.',
    missing_bol: 'Adjunte el conocimiento de embarque (BOL).',
    missing_pod: 'Adjunte el comprobante de entrega (POD) con la excepción anotada.',
    missing_commercial_invoice: 'Adjunte la factura comercial: comprueba el costo de la mercancía.',
    missing_photos: 'Adjunte fotos del daño.',
    missing_freight_bill: 'Adjunte la factura de flete en cuestión.',
    missing_temperature_record: 'Adjunte el registro de temperatura.',
    amount_needed: 'Indique el monto reclamado o cómo se determinará.',
    category_not_of_type: 'Esta categoría no corresponde a este tipo.',
    reason_not_of_category: 'Este motivo no corresponde a esta categoría.',
    unknown_document: 'Uno de estos documentos no está entre los de esta carga.',
    document_twice: 'Un documento está adjunto dos veces.',
    in_future: 'Este día aún no llega.',
    before_pickup: 'Este día es anterior a la recolección.',
    delivered_known: 'La carga se entregó el {{day}}; vale esa fecha.',
    not_booked: 'Esta carga aún no está reservada, así que no hay nada que disputar.',
    not_picked_up: 'Esta carga aún no se recolecta, así que no hay mercancía que reclamar.',
    duplicate: 'Esta carga ya tiene un caso abierto de este tipo, el número {{claim}}. Agregue lo nuevo a ese caso.',
    changed_meanwhile: 'Alguien más cambió este caso antes. Revíselo y repita su cambio.',
    already_moved: 'Esto no se puede hacer en el estado actual del caso.',
    not_editable: 'Lo enviado queda como está. Todavía se pueden agregar documentos.',
    documents_only_added: 'Los documentos enviados permanecen en el caso; se pueden agregar más.',
    one_move: 'Indique una acción o un estado, no ambos.',
    offer_too_high: 'Una oferta es menor que lo reclamado. Apruebe el caso para pagarlo completo.',
    not_a_representative: 'Los casos se asignan a usuarios activos del operador.',
    still_draft: 'Este caso aún no se ha enviado.',
    finished: 'Este caso está cerrado.',
    packet_too_large: 'Los documentos son demasiado grandes para un solo paquete. Descárguelos uno por uno.',
  },
} satisfies Widen<typeof en>;
