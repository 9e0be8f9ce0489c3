import type { Widen } from '../../words/widen.ts';
import type { words as en } from './collect.en.ts';

export const words: Widen<typeof en> = {
  text: 'Recordatorios por correo de lo vencido, y cómo se ven.',
  stages: { friendly: 'Amable', firm: 'Firme', final: 'Último' },
  reminders: {
    title: 'Recordatorios de pago',
    paused: 'Un recordatorio espera mientras la factura está impugnada o en pago, o el saldo a favor cubre lo vencido.',
    send: 'Enviar recordatorios de pago',
    first: 'Amable, días de vencida',
    second: 'Firme, días de vencida',
    third: 'Último, días de vencida',
    a_day: 'Correos al día por dirección',
    yes: 'sí',
    no: 'no',
  },
  account: {
    title: 'Recordatorios de pago',
    on: 'A los {{friendly}}, {{firm}} y {{final}} días de vencida.',
    own: 'Días acordados con esta cuenta.',
    usual: 'Los días habituales.',
    off: 'Esta cuenta no recibe ninguno.',
    all_off: 'Los recordatorios están desactivados para todas las cuentas.',
    change: 'Cambiar',
    change_title: 'Recordatorios de {{account}}',
    send: 'Enviar recordatorios a esta cuenta',
    own_days: 'Otros días que los habituales',
    latest: 'Últimos recordatorios',
    none: 'Aún no se envió ninguno.',
    saved: 'Guardado.',
  },
  invoice: {
    title: 'Cobranza',
    next: 'Próximo recordatorio: {{stage}}, {{date}}',
    pauses: {
      contested: 'Espera: lo que se debe está impugnado.',
      payment_under_way: 'Espera: hay un pago en curso.',
      account_credit: 'Espera: la cuenta tiene saldo a favor para lo vencido.',
      off: 'Los recordatorios están desactivados.',
      not_mailed: 'Esta cuenta no recibe correos sobre sus facturas.',
    },
  },
  mailed: {
    sent: '{{stage}}, a {{email}}, enviado el {{date}} {{time}}',
    waits: '{{stage}}, a {{email}}, en espera de envío',
    dropped: '{{stage}}, a {{email}}, no enviado: ya no se debía nada',
    about: 'Factura {{numbers}}',
  },
};
