import type { Widen } from '../../words/widen.ts';
import type { words as en } from './requests.en.ts';

export const words = {
  title: 'Solicitudes de demostración',
  text: 'Empresas que pidieron una demostración. La cuenta se abre en un paso, con esa persona como primer usuario.',
  search: 'Buscar',
  search_hint: 'Empresa, persona o correo',
  statuses: { waiting: 'En espera', account_opened: 'Cuenta abierta', declined: 'Rechazada' },
  columns: {
    company: 'Empresa',
    person: 'Persona',
    phone: 'Teléfono',
    wanted: 'Fecha preferida',
    status: 'Estatus',
    answer: 'Respuesta',
  },
  received: 'recibida el {{date}}',
  wants: 'para el {{date}}',
  answered: '{{name}}, {{date}}',
  not_answered: 'Nadie ha respondido todavía',
  open_account: 'Abrir cuenta',
  decline: 'Rechazar',
  reopen: 'Dejar en espera otra vez',
  changed: {
    declined: 'La solicitud de {{name}} quedó rechazada.',
    waiting: 'La solicitud de {{name}} está otra vez en espera.',
  },
  none: 'Nadie ha pedido una demostración todavía.',
  none_found: 'Ninguna solicitud coincide.',
  clear: 'Quitar filtros',
  count_one: '{{count}} solicitud',
  count_other: '{{count}} solicitudes',
  for_account: 'Esta cuenta responde a la solicitud de demostración de {{name}} ({{email}}).',
  already_answered:
    'La solicitud de demostración de {{name}} ya fue atendida. Una cuenta abierta aquí no le pertenece.',
} satisfies Widen<typeof en>;
