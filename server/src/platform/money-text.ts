/** An amount of US dollars as every screen and paper writes it, with a true minus. */
export const money = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' }).replace('-', '\u2212');
