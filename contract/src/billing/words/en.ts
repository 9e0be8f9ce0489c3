/** Invoices: refusals, states and what both screens and papers call things. */
export const words = {
  errors: {
    beyond_balance: 'This is more than what is still owed: {{balance}}.',
    credit_limit:
      'This load of {{price}} would take the account over its credit limit of {{limit}}: {{used}} is used. Pay invoices first, or call operations.',
    not_found: 'This invoice was not found.',
    not_one_account: 'These invoices are not of one account.',
    nothing_owed: 'Nothing is owed for this invoice.',
    statement_not_found: 'This statement was not found.',
  },
  settings: { terms: 'Payment terms' },
  statuses: {
    open: 'Open',
    payment_processing: 'Payment processing',
    paid: 'Paid',
    failed: 'Failed',
    disputed: 'Disputed',
    refunded: 'Refunded',
    void: 'Void',
  },
  ages: {
    current: 'Current',
    '1-30': '1–30 days',
    '31-60': '31–60 days',
    '61-90': '61–90 days',
    '90+': '90+ days',
  },
  methods: { card: 'Card', bank_debit: 'Bank debit', check: 'Check', wire: 'Wire transfer' },
  movements: {
    invoice: 'Invoice',
    payment: 'Payment received',
    payment_returned: 'Payment returned',
    credit_note: 'Credit note',
    refund: 'Refund',
  },
  reasons: {
    billed_twice: 'Billed twice',
    wrong_amount: 'Wrong amount',
    dispute_settled: 'Dispute settled',
    goodwill: 'Goodwill',
  },
};
