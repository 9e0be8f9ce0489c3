import type { Widen } from '../../words/widen.ts';
import type { words as en } from './en.ts';

export const words: Widen<typeof en> = {
  errors: {
    accounts_not_named: 'Indique estas cuentas antes de crear el archivo: {{accounts}}.',
    bad_period: 'El periodo termina antes de empezar o dura más de un año.',
    bad_signature: 'La firma de este aviso no es correcta.',
    beyond_balance: 'Es más de lo que aún se debe: {{balance}}.',
    beyond_paid: 'Es más de lo que se puede devolver: {{paid}}.',
    checkout_not_found: 'No se encontró este pago.',
    credit_limit:
      'Esta carga de {{price}} rebasaría el límite de crédito de la cuenta, {{limit}}: {{used}} está en uso. Pague facturas primero o llame a operaciones.',
    credit_limit_policy:
      'Esta prima de {{price}} rebasaría el límite de crédito de la cuenta, {{limit}}: {{used}} está en uso. Pague facturas primero o llame a operaciones.',
    ledger_too_long: 'Hay más de {{lines}} renglones en este periodo: elija uno más corto.',
    not_found: 'No se encontró esta factura.',
    not_one_account: 'Estas facturas no son de una sola cuenta.',
    not_payable_online: 'El pago en línea de esta carga no está disponible. La factura estará lista pronto.',
    not_reducible: 'No se debe nada de la factura {{number}}: mejor reembólsala.',
    nothing_owed: 'No se debe nada de esta factura.',
    payment_interrupted: 'El pago se interrumpió. No se cobró nada: inténtelo de nuevo.',
    payment_under_way: 'Hay un pago de esta factura en curso. Continúalo o cancélalo primero.',
    provider_silent: 'El proveedor de pagos no responde. No se cobró nada: inténtelo en un minuto.',
    schedule_changed_meanwhile: 'Alguien más cambió este envío mientras tanto. Ábralo de nuevo para ver lo guardado.',
    statement_not_found: 'No se encontró este estado de cuenta.',
  },
  settings: { terms: 'Condiciones de pago y zona horaria', ledger_names: 'Nombres de cuentas en el programa contable' },
  ledger_accounts: {
    receivable: 'Cuentas por cobrar',
    cash: 'Efectivo recibido',
    freight_revenue: 'Ingresos por flete',
    premiums_payable: 'Primas por pagar',
    carrier_cost: 'Costo de transportistas',
    carrier_payable: 'Por pagar a transportistas',
  },
  statuses: {
    open: 'Abierta',
    payment_processing: 'Pago en proceso',
    paid: 'Pagada',
    failed: 'Fallida',
    disputed: 'En disputa',
    refunded: 'Reembolsada',
    void: 'Anulada',
  },
  ages: {
    current: 'Vigente',
    '1-30': '1–30 días',
    '31-60': '31–60 días',
    '61-90': '61–90 días',
    '90+': 'Más de 90 días',
  },
  methods: { card: 'Tarjeta', bank_debit: 'Débito bancario', check: 'Cheque', wire: 'Transferencia' },
  movements: {
    invoice: 'Factura',
    invoice_change: 'Factura modificada',
    payment: 'Pago recibido',
    payment_returned: 'Pago devuelto',
    credit_note: 'Nota de crédito',
    refund: 'Reembolso',
  },
  reasons: {
    billed_twice: 'Facturado dos veces',
    wrong_amount: 'Monto equivocado',
    dispute_settled: 'Disputa resuelta',
    goodwill: 'Cortesía',
    insurance_cancelled: 'Seguro cancelado',
  },
};
