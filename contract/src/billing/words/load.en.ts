/** What the page of a load says of its invoice. */
export const words = {
  title: 'Invoice',
  open: 'Invoice {{number}}',
  due: 'Due {{date}}',
  settled: 'Paid',
};
