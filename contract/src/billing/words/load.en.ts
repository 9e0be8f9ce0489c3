/** What the page of a load says of its invoice. */
export const words = {
  title: 'Invoice',
  open: 'Invoice {{number}}',
  due: 'Due {{date}}',
  pay: 'Pay',
  processing: 'Payment processing',
  failed: 'The last payment failed',
  unavailable: 'Online payment for this load is not available',
  unavailable_text: 'The invoice will be ready soon.',
  settled: 'Paid',
};
