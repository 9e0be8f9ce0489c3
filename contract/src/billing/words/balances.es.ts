import type { Widen } from '../../words/widen.ts';
import type { words as en } from './balances.en.ts';

export const words: Widen<typeof en> = {
  text: 'Lo que se debía al final de cada día o mes, como dicen los estados de cuenta. Un signo menos es saldo a favor.',
  by: 'Mostrar por',
  steps: { day: 'Días', month: 'Meses' },
  ends: { day: 'Día', month: 'Mes' },
  credit: 'Saldo a favor',
  past_due: 'Vencido',
  balance: 'Saldo',
  note: 'Al {{date}}: {{amount}}',
  sentence: 'Pendiente del {{from}} al {{to}}: como máximo {{most}} el {{on}}, y {{amount}} al final.',
  bars: 'Lo pendiente por día o mes',
  open: 'Abrir el estado de cuenta',
  empty: 'En este periodo no había nada pendiente.',
  failed: 'Los saldos no se cargaron. Las facturas y los pagos no se ven afectados.',
};
