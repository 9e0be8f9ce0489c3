import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words: Widen<typeof en> = {
  errors: {
    account_unknown: 'No se conoce esta cuenta.',
    ends_before: 'El último día es anterior al primero.',
    rate_twice: 'Ya hay una tasa para este impuesto, lugar y tramo desde este día.',
    number_twice: 'Dos números de un mismo registro están vigentes el {{day}}.',
  },
  settings: {
    rates: 'Tasas de impuestos',
    registrations: 'Números de registro fiscal',
    exemptions: 'Cuentas exentas de impuestos',
  },
  names: { gst: 'GST', hst: 'HST', qst: 'QST', iva: 'IVA', iva_retention: 'Retención de IVA' },
  registrations: { gst_hst: 'GST/HST', qst: 'QST', iva: 'IVA (RFC)' },
  exemptions: { gst_hst: 'GST/HST', qst: 'QST', iva: 'IVA', iva_retention: 'Retención de IVA' },
  before_tax_sum: 'Antes de impuestos',
  tax_sum: 'Impuestos',
  with_tax: 'Total con impuestos',
  base: 'sobre {{base}}',
  exempt_by: 'exenta según {{certificate}}',
  charged: { title: 'Impuestos cobrados', place: 'Lugar de la prestación', invoices: 'Facturas', base: 'Sobre' },
};
