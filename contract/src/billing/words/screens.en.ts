/** What the screens of the payment hub and of statements say. */
export const words = {
  title: 'Payment Hub',
};
